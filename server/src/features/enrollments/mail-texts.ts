import { defineTexts } from '@regimen/contract/language/define-texts.ts';

export const mailTexts = defineTexts(import.meta.url, {
  guardianSubject: '{person} needs your consent on {brand}',
  guardianHeading: '{person} needs your consent',
  guardianAsked:
    '{person} is under 18 and wants to follow the program “{program}” on {brand}. They named you as their parent or guardian.',
  guardianRead:
    'Open the page to read what the program does and what it keeps. Then say yes or no. You don’t need an account.',
  guardianKeep: 'Keep this email: with the same link, you can take your consent back at any time.',
  guardianButton: 'Read and answer',
  grantedSubject: 'You agreed for {person} on {brand}',
  grantedHeading: 'You agreed',
  grantedMeans: '{person} can now follow the program “{program}” on {brand}.',
  grantedBack:
    'You can take your consent back at any time, and the program then ends. Keep this email: its button takes you there.',
  grantedButton: 'See or take back my consent',
  refusedSubject: 'You didn’t agree for {person} on {brand}',
  refusedHeading: 'You didn’t agree',
  refusedMeans: 'The program “{program}” on {brand} won’t start for {person}. They can ask you again.',
  revokedSubject: 'You took your consent for {person} back on {brand}',
  revokedHeading: 'You took your consent back',
  revokedMeans: 'The program “{program}” on {brand} has ended for {person}.',
  guardianProof: 'We keep your answer, its time and your email address as proof.',
  confirmedButton: 'Read about the program',
  confirmedFootnote:
    'If this wasn’t you, someone has the link from an email of ours. Talk to {person}, or write to us.',
  guardianFootnote:
    'If you don’t know {person}, ignore this email. Without your consent, the program doesn’t start.',
});
