import { defineTexts } from '@regimen/contract/language/define-texts.ts';

export const mailTexts = defineTexts(import.meta.url, {
  subject: '{from} invited you to work on “{protocol}”',
  heading: 'You’re invited to “{protocol}”',
  invited: '{from} would like you to work on the protocol “{protocol}” on {brand}.',
  'may-view': 'If you accept, you can view it.',
  'may-comment': 'If you accept, you can view it and comment on its steps.',
  'may-edit': 'If you accept, you can view it, comment on its steps and edit it.',
  'may-publish': 'If you accept, you can view it, comment on its steps, edit it and publish it.',
  opens:
    'The button opens your home page, where you can accept or decline. The invitation is only for this email address, so sign in or sign up with it.',
  button: 'See the invitation',
  footnote: 'Don’t know who this is? You can ignore this email. Nothing happens unless you accept.',
});
