/** Activities for a calmer mind. */
import type { ActivityItem } from '../../items.ts';
import { lines } from '../lines.ts';

export const mind: Record<string, ActivityItem> = {
  'builtin-activity-box-breathing': {
    kind: 'activity',
    name: 'Box breathing',
    description: 'Four minutes of breathing in, holding, breathing out and holding, each to a count of four.',
    instructions: lines(
      'Sit upright with both feet on the floor and let your shoulders drop.',
      'Breathe in through the nose while you count to four. Hold for four. Breathe out for four. Hold for four.',
      'Go round this box for about four minutes. Count faster if four seconds feel too long.',
      'Breathe normally and stop if you feel dizzy. Leave out the holding if you are pregnant or have heart or lung disease.',
    ),
    minutes: 4,
  },
  'builtin-activity-muscle-relaxation': {
    kind: 'activity',
    name: 'Muscle relaxation',
    description: 'Tense and release one group of muscles after the other, from your hands to your feet.',
    instructions: lines(
      'Lie down or sit comfortably where nobody disturbs you.',
      'Make fists for five seconds, then let go and notice the difference for fifteen seconds.',
      'Go on with arms, shoulders, face, belly, legs and feet. Tense gently, and leave out whatever hurts.',
      'Stay still for another minute before you get up slowly.',
    ),
    minutes: 15,
  },
  'builtin-activity-five-senses': {
    kind: 'activity',
    name: 'Five senses',
    description: 'A short exercise that brings you back to the present when worry or panic rises.',
    instructions: lines(
      'Look around and name five things you can see.',
      'Name four things you can feel, three you can hear, two you can smell and one you can taste.',
      'Say them aloud if you can, and take your time with each.',
      'If strong fear keeps coming back, talk to somebody on your team or to a doctor.',
    ),
    minutes: 5,
  },
  'builtin-activity-body-scan': {
    kind: 'activity',
    name: 'Body scan',
    description: 'Ten quiet minutes in which your attention travels slowly through your body.',
    instructions: lines(
      'Lie on your back or sit well supported. Close your eyes if that is comfortable.',
      'Notice your breath three times. Then bring your attention to your left foot and simply notice what is there.',
      'Move on slowly: legs, hips, belly, back, hands, arms, neck, face. When thoughts carry you away, come back kindly.',
      'If a part of your body or a memory upsets you, open your eyes and look around the room.',
    ),
    minutes: 10,
  },
  'builtin-activity-thought-record': {
    kind: 'activity',
    name: 'Look at a thought',
    description: 'Write down a thought that weighs on you and look at what speaks for and against it.',
    instructions: lines(
      'Choose one moment of the last days in which you felt low, tense or angry.',
      'Answer the questions in a few words. There is no right or wrong.',
    ),
    minutes: 15,
    questions: [
      { id: 'situation', kind: 'text', text: 'What happened?' },
      { id: 'thought', kind: 'text', text: 'What went through your mind?' },
      {
        id: 'strength',
        kind: 'slider',
        text: 'How strong was the feeling?',
        help: '0: not at all. 10: as strong as it can be.',
        min: 0,
        max: 10,
      },
      { id: 'against', kind: 'text', text: 'What would you say to a friend who thinks this?' },
      { id: 'now', kind: 'slider', text: 'How strong is the feeling now?', min: 0, max: 10 },
    ],
  },
  'builtin-activity-three-good-things': {
    kind: 'activity',
    name: 'Three good things',
    description: 'Note three things that went well today, however small, and why they did.',
    instructions: lines(
      'Think back over your day and choose three things that were good, however small.',
      'Write one sentence for each: what it was, and what you or others did to make it happen.',
    ),
    minutes: 5,
    questions: [{ id: 'things', kind: 'text', text: 'What were your three things?' }],
  },
  'builtin-activity-plan-something-pleasant': {
    kind: 'activity',
    name: 'Plan something pleasant',
    description: 'Choose one thing that used to do you good and give it a day in the coming week.',
    instructions: lines(
      'When we feel low we do less, and then we feel lower. One planned good thing can turn this round.',
      'Choose something small that you used to like, alone or with somebody, and a day on which you will do it.',
      'Do it even if you do not feel like it yet. The feeling often comes afterwards.',
    ),
    minutes: 10,
    questions: [
      { id: 'what', kind: 'text', text: 'What will you do?' },
      { id: 'day', kind: 'date', text: 'On which day?' },
    ],
  },
};
