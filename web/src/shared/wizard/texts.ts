import { defineTexts } from '@regimen/contract/language/define-texts.ts';

export const texts = defineTexts(import.meta.url, {
  title: 'Not sure where to start?',
  help: 'Answer 6 short questions and get a program you can change.',
  helpBeforeJoining:
    'For experts: answer 6 short questions and get a program you can change. You can join after.',
  begin: 'Draft it with me',
});
