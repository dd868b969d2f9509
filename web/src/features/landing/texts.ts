import { defineTexts } from '@regimen/contract/language/define-texts.ts';

export const texts = defineTexts(import.meta.url, {
  featuredPrograms: 'Programs to start with',
  featuredProgramsLead: 'Our most followed programs.',
  allPrograms: 'All programs',
  featuredCreators: 'Meet the experts',
  featuredCreatorsLead: 'They create the programs and answer your questions.',
  allCreators: 'All experts',
  seeHow: 'See how it works',
  joinFallback: 'Join',
  free: 'Joining is free. You decide what you share, and with whom.',
  example: 'Example',

  taskProgram: 'Sleep better in 4 weeks',
  taskDay: 'Day 9 of 28',
  taskToday: 'Today',
  taskDiary: 'Log your sleep',
  taskDiaryNote: '2 minutes',
  taskWalk: 'Evening walk',
  taskWalkNote: '20 minutes, before 7:00 PM',
  taskLight: 'Put screens away',
  taskLightNote: 'from 9:30 PM',
  taskDone: 'done',
  taskCheckIn: 'Check-in with your expert: Thursday, 9:00 AM',

  programTitle: 'What is a program?',
  programLead:
    'Not an article, and not an app full of tips. A path of steps designed by an expert that adapts to how you’re doing.',
  step1: 'It starts where you are',
  step1Text: 'A few questions and readings decide your path.',
  step2: 'One thing at a time',
  step2Text: 'Each day shows what to do and why, in minutes, not chapters.',
  step3: 'You see what changes',
  step3Text: 'Your readings become a chart, with the range that matters.',
  step4: 'There’s a person behind it',
  step4Text: 'When something is off, your path changes, or an expert steps in.',

  chartDescription:
    'Example chart: over 14 nights, sleep rises from about 5 to 7 hours, into the target range of 7 to 8.',
  chartKpi: 'Hours of sleep',
  chartLast: '7.1 hours last night',
  chartNights: '14 nights',
  chartBand: 'target 7 to 8 hours',

  rolesTitle: 'Two ways to take part',
  followTitle: 'Follow a program',
  follow1: 'Join and ask what’s on your mind. People and experts answer publicly.',
  follow2: 'Choose a program that fits and take its steps at your own pace.',
  follow3: 'See what changes, keep what works, and stop whenever you like.',
  followAction: 'Join as a follower',
  expertTitle: 'Share your expertise',
  expert1: 'Turn what you tell every client into a program of clear steps.',
  expert2: 'Make it adapt with branches, check-ins and readings, and step in where it counts.',
  expert3: 'Support many people without losing sight of anyone.',
  expertAction: 'Join as an expert',

  talkTitle: 'What people are asking',
  talkLead: 'Anyone can read along.',
  allDiscussions: 'All discussions',

  closingTitle: 'Start with one small step',
  closingText:
    'An account is free and takes a minute. What you tell a program is seen by its experts, not by other visitors.',
});
