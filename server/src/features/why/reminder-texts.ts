import { defineTexts } from '@regimen/contract/language/define-texts.ts';

export const reminderTexts = defineTexts(import.meta.url, {
  byTeam: 'Someone on this program’s team sent you this reminder.',
  putOff: 'You put it off and asked for a reminder at this time.',
  stillOpen: 'It was still open. Deadline: {deadline}.',
  noDeadline: 'It has no deadline, so we don’t send a reminder.',
  tooShort: 'It’s open for less than 3 hours, so we send only one notification about it.',
  dealtWithYou: 'You had already dealt with it {when}, so no reminder was needed.',
  dealtWithThey: 'They had already dealt with it {when}, so no reminder was needed.',
  otherTime: 'The time for a reminder had already passed, or it’s still ahead.',
});
