import { defineTexts } from '@regimen/contract/language/define-texts.ts';

export const yourDataTexts = defineTexts(import.meta.url, {
  title: 'Your data',
  help: 'Get a copy of everything we keep about you in one ZIP file: a page to read with your charts, your files, and data for clinics and other apps. Once a day.',
  ask: 'Get a copy of my data',
  again: 'Try again',
  running: 'Preparing your copy',
  runningHelp: 'You can leave this page. We’ll email you when it’s ready.',
  failed: 'We couldn’t prepare your copy. Try again.',
  ready: 'Your copy is ready',
  until: 'You can download it until {when}. Then we delete the copy.',
  download: 'Download ({size})',
  kilobytes: '{n} KB',
  megabytes: '{n} MB',
  leaving: 'Want to leave?',
  delete: 'Delete your account',
});
