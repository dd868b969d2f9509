import { defineTexts } from '@regimen/contract/language/define-texts.ts';

/** Archiving and deleting a location or a service. */
export const removeTexts = defineTexts(import.meta.url, {
  actions: 'Actions for {name}',
  edit: 'Edit',
  archive: 'Archive',
  bringBack: 'Bring back',
  delete: 'Delete',
  archiveTitle: 'Archive “{name}”?',
  archiveLocation: 'Nothing here can be booked any more. Bookings people already have stay.',
  archiveService: 'No one can book it any more. Bookings people already have stay.',
  wasArchived: '“{name}” is archived.',
  wasBroughtBack: '“{name}” is back.',
  deleteTitle: 'Delete “{name}”?',
  deleteLocation:
    'Its services are deleted too. If people came here before, we archive it, so that their bookings stay complete.',
  deleteService: 'If people booked it before, we archive it, so that their bookings stay complete.',
  wasRemoved: '“{name}” is no longer in your list.',
  keep: 'Keep it',
  keptTitle: '“{name}” is still in use',
  keptText: 'You can’t delete it while these use it:',
  keptArchive: 'Archive it, and no one else can book it.',
  archiveInstead: 'Archive instead',
  close: 'Close',
});
