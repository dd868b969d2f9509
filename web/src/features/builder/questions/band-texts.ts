import { defineTexts } from '@regimen/contract/language/define-texts.ts';

export const bandTexts = defineTexts(import.meta.url, {
  scale: 'Scores from {min} to {max}',
  title: 'Result bands',
  lead: 'What each score means. The flow can branch on the band.',
  none: 'No bands yet. Without them, a score is just a number.',
  add: 'Add a band',
  name: 'Band name',
  from: 'From',
  to: 'To',
  remove: 'Remove {name}',
  removeUnnamed: 'Remove this band',
  reachable: 'These questions give scores from {min} to {max}.',
  nothingScored: 'No question gives points yet, so there’s no score.',
  gap: 'No band covers {from} to {to}.',
  gapOne: 'No band covers {from}.',
  overlap: '{from} to {to} is in several bands ({names}). The first one counts.',
  overlapOne: '{from} is in several bands ({names}). The first one counts.',
  unreachable: 'No score can reach {name}.',
  turned: 'In {name}, “To” is lower than “From”.',
  fine: 'Every score has a band.',
});
