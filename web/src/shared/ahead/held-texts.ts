import { defineTexts } from '@regimen/contract/language/define-texts.ts';

export const heldTexts = defineTexts(import.meta.url, {
  quietNever: 'Falls in your quiet hours, so you won’t get it.',
  quietLater: 'Falls in your quiet hours, so you’ll get it {when}.',
  welcomeNever: 'Falls outside the hours you chose for this program, so you won’t get it.',
  welcomeLater: 'Falls outside the hours you chose for this program, so you’ll get it {when}.',
  changeQuiet: 'Change quiet hours',
});
