import { defineTexts, plural } from '@regimen/contract/language/define-texts.ts';

/** What each point of the checklist says: when it is there, and when it is not. */
export const checkTexts = defineTexts(import.meta.url, {
  textsOk: 'Title and summary are written',
  textsStop: 'Write a title and a summary in at least one language',
  languageOk: 'Available in {language}',
  languageBegun: '{language} will be left out: its title and summary aren’t complete',
  languageMissing: 'Not available in {language}: readers see another language instead',
  pageReviewed: plural({
    one: '{language}: {n} text of the page is a drafted translation that no one has reviewed',
    other: '{language}: {n} texts of the page are drafted translations that no one has reviewed',
  }),
  itemsReviewed: plural({
    one: '“{name}” has {n} item with drafted texts that no one has reviewed',
    other: '“{name}” has {n} items with drafted texts that no one has reviewed',
  }),
  mendReview: 'Review',
  protocolsOk: plural({ one: 'Contains {n} protocol', other: 'Contains {n} protocols' }),
  protocolsStop: 'Add at least one protocol',
  problemsOk: '“{name}” has no problems',
  problemsStop: plural({ one: '“{name}” has {n} error', other: '“{name}” has {n} errors' }),
  problemsAdvice: plural({ one: '“{name}” has {n} warning', other: '“{name}” has {n} warnings' }),
  safetyOk: plural({
    one: 'The safety rule in “{name}” is proven on every path',
    other: 'All {n} safety rules in “{name}” are proven on every path',
  }),
  safetyStop: plural({
    one: '“{name}” breaks one of your safety rules',
    other: '“{name}” breaks {n} of your safety rules',
  }),
  safetyAdvice: plural({
    one: 'A safety rule in “{name}” couldn’t be proven',
    other: '{n} safety rules in “{name}” couldn’t be proven',
  }),
  mendSafety: 'Show path',
  services: plural({
    one: '“{name}” has an appointment without a service. Followers arrange it themselves and tell you',
    other: '“{name}” has {n} appointments without a service. Followers arrange them themselves and tell you',
  }),
  testsOk: plural({
    one: '{n} simulation test passed on this exact draft',
    other: 'All {n} simulation tests passed on this exact draft',
  }),
  testsStop: plural({
    one: '{n} test hasn’t passed on this draft',
    other: '{n} tests haven’t passed on this draft',
  }),
  danger: plural({
    one: 'In the last simulation, {n} possible danger went unanswered at {step}',
    other: 'In the last simulation, {n} possible dangers went unanswered at {step}',
  }),
  dangerMost: plural({
    one: 'In the last simulation, {n} possible danger went unanswered at {step}',
    other: 'In the last simulation, {n} possible dangers went unanswered, most of them at {step}',
  }),
  mendDanger: 'Open step',
  testsAdvice: 'No simulation is saved as a test yet: try the program on simulated followers first',
  mendTests: 'Simulate',
  aiOk: plural({ one: 'The test of “{name}” passes', other: 'All {n} tests of “{name}” pass' }),
  aiStop: plural({
    one: '{n} test of “{name}” hasn’t passed on this draft',
    other: '{n} tests of “{name}” haven’t passed on this draft',
  }),
  aiAdvice: '“{name}” has no tests yet: say which branch fits whom',
  mendAi: 'Add tests',
  outcomesOk: 'Says what people can expect',
  outcomesAdvice: 'Say what people can expect',
  signsOk: 'People can find it by symptom, condition or goal',
  signsAdvice: 'Add symptoms, conditions or goals so that people can find it',
  coverOk: 'Has its own cover',
  coverAdvice: 'No cover image: a pattern in the category’s color is shown',
  linkOk: 'The private link is active',
  linkAdvice: 'Private, but without a link: no one can open it yet',
  mendTexts: 'Write',
  mendProtocols: 'Choose',
  mendProblems: 'Show',
  mendServices: 'Open protocol',
  mendLooks: 'Choose an image',
  mendLink: 'Create link',
});
