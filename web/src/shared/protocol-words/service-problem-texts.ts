import { defineTexts } from '@regimen/contract/language/define-texts.ts';

/** What the checker found about services that are booked. */
export const serviceProblemTexts = defineTexts(import.meta.url, {
  missing: '“{name}” has no service that people can book',
  missingWhy:
    'Open the step and choose a service of yours or your team’s, or let people arrange it themselves.',
  archived: '“{name}” books a service that is archived',
  archivedWhy: 'No one can book “{service}” now. Choose another service, or bring this one back.',
  full: '“{name}” has no free times to book',
  fullWhy:
    '“{service}” has no free time as far ahead as people can book. Add hours, or people may miss their deadline.',
  late: '“{name}” has no free time before its deadline',
  lateWhy:
    'People have {time} to attend, and “{service}” is full until then. Add hours, or give them more time.',
});
