import { defineTexts } from '@regimen/contract/language/define-texts.ts';

export const csvTexts = defineTexts(import.meta.url, {
  time: 'Time (UTC)',
  program: 'Program',
  follower: 'Follower',
  type: 'Type',
  event: 'What happened',
  by: 'By',
  result: 'Result',
});
