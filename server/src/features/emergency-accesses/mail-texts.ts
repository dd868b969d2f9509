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
  waitsSubject: 'An emergency access on {brand} hasn’t been reviewed',
  waitsHeading: 'Please review an emergency access, {name}',
  waitsWhat: '{admin} opened part of someone’s health data on {brand}. That ended {time} ago.',
  waitsWhy: 'The reason they gave: “{reason}”',
  waitsHow: 'No one has checked yet whether it was needed. It takes a minute.',
  waitsButton: 'Review it',
  waitsFootnote: 'You get this because you’re an owner of {brand}.',
  phone: 'your phone number',
  facts: 'your health conditions, medication and allergies',
  enrollments: 'the programs you follow',
  tasks: 'your tasks and answers',
  readings: 'your readings',
});
