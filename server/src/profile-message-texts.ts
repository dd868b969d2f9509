import { defineTexts } from '@regimen/contract/language/define-texts.ts';

/** What the API says about what people tell of themselves. */
export const profileMessageTexts = defineTexts(import.meta.url, {
  username_form: 'Use small letters, digits and hyphens only, and begin with a letter or digit.',
  username_taken: 'This name is taken. Choose another.',
  username_resting: 'You can change your username once in 30 days.',
  guardian_is_asked: 'If you’re under 18, a parent or guardian has to agree first.',
  checked_already: 'This qualification has been checked. To change it, add a new one.',
  link_form: 'Write each web address like example.com or https://example.com.',
  guardian_needed: 'You’re under 18. Enter the email address of a parent or guardian.',
  guardian_not_self: 'This is your own email address. Enter your parent’s or guardian’s.',
  phone_with_country: 'Check this number. It needs its country code, such as +1 or +966.',
});
