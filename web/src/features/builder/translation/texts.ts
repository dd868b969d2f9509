import { defineTexts, plural } from '@regimen/contract/language/define-texts.ts';

export const texts = defineTexts(import.meta.url, {
  toAr: 'Translate into Arabic',
  toEn: 'Translate into English',
  lead: 'You get a copy in the other language. This item stays as it is.',
  byModel:
    '{model} drafts the texts. Each draft is checked for changed numbers, medicine and blanks to fill in.',
  byRules:
    'No language model is set up here. Texts that come with Regimen are translated. The rest stays as it is for you to translate.',
  review: 'Every text stays marked until someone reviews it. People translate words about danger.',
  published: 'These words come from “{title}”. Your own translation isn’t an approved one.',
  useHere: 'Use the copy in this protocol',
  useHereHelp: 'Steps that use this item will use the copy instead.',
  make: 'Make the copy',
  making: 'Translating…',
  cancel: 'Cancel',
  madeAll: 'Copy made. Review its texts before followers read them.',
  madePart: plural({
    one: 'Copy made. {n} text isn’t translated yet.',
    other: 'Copy made. {n} texts aren’t translated yet.',
  }),
  madeNoAnswer: 'The language model didn’t answer, so some texts aren’t translated yet.',
  madeLimit: 'Today’s language model budget is used up, so some texts aren’t translated yet.',
});
