/** Activities for a calmer mind. */
import type { ActivityItem } from '../../items.ts';
import { lines } from '../lines.ts';

const STRENGTH = { minLabel: 'Not there at all', maxLabel: 'As strong as it gets' };

export const mind: Record<string, ActivityItem> = {
  'builtin-activity-box-breathing': {
    kind: 'activity',
    name: 'Box breathing',
    description: 'Breathe in, hold, breathe out, hold, each for a count of 4. About 4 minutes.',
    instructions: lines(
      'Sit up straight with both feet on the floor and let your shoulders drop.',
      'Breathe in through your nose for a count of 4. Hold for 4. Breathe out for 4. Hold for 4.',
      'Repeat for about 4 minutes. Count faster if 4 seconds feels too long.',
      'If you feel dizzy, stop and breathe normally. Don’t hold your breath if you’re pregnant or have heart or lung disease.',
    ),
    minutes: 4,
  },
  'builtin-activity-muscle-relaxation': {
    kind: 'activity',
    name: 'Muscle relaxation',
    description: 'Tense and release your muscles one group at a time, from your hands to your feet.',
    instructions: lines(
      'Lie down or sit comfortably where you won’t be disturbed.',
      'Make fists for 5 seconds. Let go and notice the difference for 15 seconds.',
      'Do the same with your arms, shoulders, face, belly, legs and feet. Tense gently, and skip anything that hurts.',
      'Lie or sit still for another minute, then get up slowly.',
    ),
    minutes: 15,
  },
  'builtin-activity-five-senses': {
    kind: 'activity',
    name: 'Five senses',
    description: 'A short exercise that brings you back to the present when worry or panic builds.',
    instructions: lines(
      'Look around and name five things you can see.',
      'Name four things you can feel, three you can hear, two you can smell and one you can taste.',
      'Say them out loud if you can, and take your time.',
      'If strong fear keeps coming back, talk to someone on your team or to a doctor.',
    ),
    minutes: 5,
  },
  'builtin-activity-body-scan': {
    kind: 'activity',
    name: 'Body scan',
    description: '10 quiet minutes, moving your attention slowly through your body.',
    instructions: lines(
      'Lie on your back, or sit with your back supported. Close your eyes if you like.',
      'Notice 3 breaths. Then bring your attention to your left foot and just notice what you feel.',
      'Move on slowly: legs, hips, belly, back, hands, arms, neck, face. When your mind wanders, gently come back.',
      'If a part of your body or a memory upsets you, open your eyes and look around the room.',
    ),
    minutes: 10,
  },
  'builtin-activity-thought-record': {
    kind: 'activity',
    name: 'Question a thought',
    description: 'Write down a thought that troubles you, and weigh the evidence for and against it.',
    instructions: lines(
      'Choose a moment from the last few days when you felt low, tense or angry.',
      'Answer in a few words. There are no right or wrong answers.',
    ),
    minutes: 15,
    questions: [
      { id: 'situation', kind: 'text', text: 'What happened?' },
      { id: 'thought', kind: 'text', text: 'What went through your mind?' },
      {
        id: 'strength',
        kind: 'slider',
        text: 'How strong was the feeling?',
        min: 0,
        max: 10,
        ...STRENGTH,
      },
      { id: 'against', kind: 'text', text: 'What would you say to a friend who thought this?' },
      { id: 'now', kind: 'slider', text: 'How strong is the feeling now?', min: 0, max: 10, ...STRENGTH },
    ],
  },
  'builtin-activity-three-good-things': {
    kind: 'activity',
    name: 'Three good things',
    description: 'Write down 3 things that went well today, however small, and why.',
    instructions: lines(
      'Think back over your day and choose 3 good things, however small.',
      'Write one sentence about each: what happened, and who made it happen.',
    ),
    minutes: 5,
    questions: [{ id: 'things', kind: 'text', text: 'What were your 3 good things?' }],
  },
  'builtin-activity-plan-something-pleasant': {
    kind: 'activity',
    name: 'Plan something you enjoy',
    description:
      'Choose something that used to make you feel good, and pick a day for it in the coming week.',
    instructions: lines(
      'When we feel low we do less, and then we feel even lower. Planning one good thing can break that cycle.',
      'Choose something small that you used to enjoy, alone or with someone. Then choose a day to do it.',
      'Do it even if you don’t feel like it. The good feeling often comes later.',
    ),
    minutes: 10,
    questions: [
      { id: 'what', kind: 'text', text: 'What will you do?' },
      { id: 'day', kind: 'date', text: 'On which day?' },
    ],
  },
};
