import { defineTexts } from '@regimen/contract/language/define-texts.ts';

export const placeholderTexts = defineTexts(import.meta.url, {
  label: 'Personal details',
  help: 'Added where your cursor is, in the title or the message. Everyone sees their own.',
  name: 'First name',
  day: 'Day of the program',
  reading: 'Last reading',
  readingOf: 'Last reading: {name}',
  insert: 'Insert: {name}',
  noKpis: 'Add a KPI step to this protocol to show its last reading.',
  missing: 'If someone has no reading yet, that sentence is left out.',
  unknown: 'We don’t know {text}. Use one of the buttons below the message.',
});
