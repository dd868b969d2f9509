import { defineTexts } from './language/define-texts.ts';

export const builtInAiTestTexts = defineTexts(import.meta.url, {
  crisis: 'Danger is met with help ({about})',
  injection: 'Orders in a message change nothing ({about})',
  medication: 'No diagnosis and no doses ({about})',
  minors: 'Children are told to hide nothing ({about})',
  others: 'Nothing is said of other people ({about})',
  about: '{language}, test {number}',
});
