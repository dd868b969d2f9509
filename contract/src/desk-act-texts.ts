import type { DeskAct } from './history.ts';
import { defineTexts } from './language/define-texts.ts';

/** What an expert did about a follow-up; `{about}` is its name. */
export const deskActTexts = defineTexts(import.meta.url, {
  taken: 'Took “{about}”',
  takenOver: 'Took over “{about}”',
  released: 'Unassigned “{about}”',
  assigned: 'Assigned “{about}” to {name}',
  assignedToSomeone: 'Assigned “{about}” to a colleague',
  snoozed: 'Snoozed “{about}”',
  woken: 'Ended the snooze of “{about}”',
  closed: 'Marked “{about}” as seen',
} satisfies Record<DeskAct | 'assignedToSomeone', string>);
