import { defineTexts, plural } from '@regimen/contract/language/define-texts.ts';

/** One program. */
export const programTexts = defineTexts(import.meta.url, {
  programs: 'Programs',
  breadcrumb: 'You are here',
  follow: 'Follow this program',
  goOn: 'Continue program',
  followHelp:
    'Free. Before you start, we check together that it’s right for you. Pause or leave at any time.',
  archived: 'This program isn’t taking new followers. People already following it can continue.',
  about: 'About this program',
  promised: 'What you can expect',
  journey: 'The journey',
  journeyLead: 'The usual path. Your answers and readings may change yours.',
  allSteps: plural({ one: 'Show {n} more step', other: 'Show {n} more steps' }),
  byExpert: 'An expert reviews this',
  asks: 'What you’ll do',
  asksMeasures: 'Readings',
  asksQuestions: 'Questions',
  asksChallenges: 'Challenges',
  asksLooks: 'Who sees it',
  expertLooks: 'The program’s experts review what you send and reply.',
  teamSees: 'You and the program’s experts, until you leave.',
  questionsIn: plural({ one: '{name} ({n} question)', other: '{name} ({n} questions)' }),
  reached: 'People who finished',
  reachedLead: plural({
    one: '{n} person finished. That’s {share}% of those no longer following it. Figures are typical (median) results, not a promise.',
    other:
      '{n} people finished. That’s {share}% of those no longer following it. Figures are typical (median) results, not a promise.',
  }),
  atStart: 'Start',
  atEnd: 'End',
  fromTo: 'from {first} to {last}',
  evidence: 'The evidence',
  questions: 'Questions and answers',
  creator: 'Created by',
  seeProfile: 'View profile',
  similar: 'Similar programs',
  helpsWith: 'Made for',
  version: 'Version {n}, {date}',
  notAdvice: 'A program doesn’t replace seeing a doctor. If you’re in danger, call the emergency number.',
});
