import { defineTexts } from '@regimen/contract/language/define-texts.ts';

export const texts = defineTexts(import.meta.url, {
  title: 'How would you like to join?',
  lead: 'Choose what fits you best. Next, we’ll ask for your name, email and a password.',
  description: 'Join {brand} as a follower, a patient or an expert.',
  user: 'As a follower',
  userHelp: 'Follow programs made by experts, one step at a time, and ask questions along the way.',
  patient: 'As a patient',
  patientHelp: 'Follow the program planned for you, and keep your expert up to date between visits.',
  expert: 'As an expert',
  expertHelp: 'Turn your knowledge into programs people follow, and answer questions in your field.',
  haveAccount: 'Already have an account?',
  signIn: 'Sign in',
});
