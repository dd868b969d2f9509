import { defineTexts } from '@regimen/contract/language/define-texts.ts';

/** Parts of a program as they are called in lists of what differs. */
export const pagePartTexts = defineTexts(import.meta.url, {
  title: 'Title',
  summary: 'Summary',
  description: 'Description',
  outcomes: 'What people can expect',
  evidence: 'What it’s based on',
  questions: 'Questions and answers',
  cover: 'Cover',
  category: 'Category',
  tags: 'Tags',
  level: 'Level',
  signs: 'Symptoms, conditions and goals',
  minutesADay: 'Time per day',
  weeks: 'Duration',
  access: 'Who can follow it',
  protocols: 'Protocols',
  agent: 'Who answers questions',
  languageAdded: 'Now available in {language}',
  languageRemoved: 'No longer available in {language}',
  inLanguage: '{part} in {language}',
  other: 'Other changes',
});
