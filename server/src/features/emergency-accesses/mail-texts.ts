import { defineTexts } from '@regimen/contract/language/define-texts.ts';

export const mailTexts = defineTexts(import.meta.url, {
  subject: '{brand} support can see part of your health data',
  subjectOwner: 'The team that runs {brand} can see part of your health data',
  heading: 'We’ve opened part of your health data, {name}',
  owner: '{admin}, who runs {brand}, can see {what}.',
  support: '{admin} from {brand} support can see {what}.',
  until: 'Their access closes automatically on {time} ({zone}), or earlier.',
  why: 'The reason they gave: “{reason}”',
  after:
    'Everything they open appears in your list of who looked. Another person here reviews it afterwards.',
  afterAlone: 'Everything they open appears in your list of who looked.',
  button: 'See who looked',
  footnote: 'Doesn’t sound right? Reply to this email or write to us on the contact page.',
  phone: 'your phone number',
  facts: 'your health conditions, medication and allergies',
  enrollments: 'the programs you follow',
  tasks: 'your tasks and answers',
  readings: 'your readings',
});
