/** Short reminders for the day, mostly to the phone. */
import type { NudgeItem } from '../../items.ts';

export const day: Record<string, NudgeItem> = {
  'builtin-nudge-wind-down': {
    kind: 'nudge',
    name: 'Time to wind down',
    description: 'Evening push message: an hour to bedtime, dim the lights and put the screens away.',
    channel: 'push',
    title: 'An hour to go',
    body: 'Dim the lights, put the screens away and do something quiet. Sleep comes easier to a calm evening.',
  },
  'builtin-nudge-measure-blood-pressure': {
    kind: 'nudge',
    name: 'Time to measure',
    description: 'Push message before a blood pressure reading: sit, rest five minutes, measure twice.',
    channel: 'push',
    title: 'Time to measure your blood pressure',
    body: 'Sit for five minutes, feet on the floor, arm at heart level. Then measure twice, one minute apart.',
  },
  'builtin-nudge-take-medicine': {
    kind: 'nudge',
    name: 'Your medicine',
    description: 'Discreet push message for the time of a medicine; it names no illness and no drug.',
    channel: 'push',
    title: 'A small thing to do now',
    body: 'It is time for what you planned. If you forgot an earlier one, follow the leaflet or ask your pharmacist. Do not double it.',
  },
  'builtin-nudge-drink-water': {
    kind: 'nudge',
    name: 'A glass of water',
    description: 'Push message that reminds you to drink a glass of water during the day.',
    channel: 'push',
    title: 'A glass of water?',
    body: 'Fill a glass and drink it in your own time. If your doctor limits how much you drink, keep to that.',
  },
  'builtin-nudge-move-a-minute': {
    kind: 'nudge',
    name: 'Two minutes on your feet',
    description: 'Push message that breaks up long sitting with two minutes of standing or walking.',
    channel: 'push',
    title: 'Up for two minutes',
    body: 'Stand up, walk to the window, roll your shoulders. Two minutes are enough.',
  },
  'builtin-nudge-one-minute-breath': {
    kind: 'nudge',
    name: 'One minute of breath',
    description: 'Push message for a tense day: feet on the floor and three slow breaths out.',
    channel: 'push',
    title: 'One minute for you',
    body: 'Put both feet on the floor, let your shoulders drop, breathe out slowly three times.',
  },
  'builtin-nudge-craving-passes': {
    kind: 'nudge',
    name: 'A craving passes',
    description:
      'Push message for people who stop smoking: wait, breathe, drink water, keep your hands busy.',
    channel: 'push',
    title: 'It passes',
    body: 'Most cravings are over in a few minutes. Breathe slowly, drink water, keep your hands busy.',
  },
  'builtin-nudge-pelvic-floor': {
    kind: 'nudge',
    name: 'Eight gentle lifts',
    description: 'Discreet push message that reminds you of your pelvic floor exercise.',
    channel: 'push',
    title: 'Eight gentle lifts',
    body: 'Wherever you are: breathe out and lift, one slow breath, let go. Eight times.',
  },
};
