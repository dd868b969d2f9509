/** Short reminders for the day, mostly to the phone. */
import type { NudgeItem } from '../../items.ts';

export const day: Record<string, NudgeItem> = {
  'builtin-nudge-wind-down': {
    kind: 'nudge',
    name: 'Time to wind down',
    description: 'Evening push notification: bedtime is in an hour, so dim the lights and put screens away.',
    channel: 'push',
    title: 'An hour until bedtime',
    body: 'Dim the lights, put screens away and do something quiet. A calm evening makes it easier to fall asleep.',
  },
  'builtin-nudge-measure-blood-pressure': {
    kind: 'nudge',
    name: 'Time to measure',
    description: 'Push notification before a blood pressure reading: sit, rest for 5 minutes, measure twice.',
    channel: 'push',
    title: 'Time to measure your blood pressure',
    body: 'Sit for 5 minutes, feet on the floor, arm at heart level. Then measure twice, a minute apart.',
  },
  'builtin-nudge-take-medicine': {
    kind: 'nudge',
    name: 'Your medicine',
    description: 'Discreet push notification when a medicine is due. It doesn’t name an illness or a drug.',
    channel: 'push',
    title: 'Your reminder',
    body: 'It’s time. If you missed an earlier one, follow the leaflet or ask your pharmacist. Don’t take double.',
  },
  'builtin-nudge-drink-water': {
    kind: 'nudge',
    name: 'A glass of water',
    description: 'Push notification: a reminder to drink a glass of water during the day.',
    channel: 'push',
    title: 'Time for a glass of water',
    body: 'Fill a glass and drink it when you’re ready. If your doctor has limited how much you drink, stick to that.',
  },
  'builtin-nudge-move-a-minute': {
    kind: 'nudge',
    name: 'Two minutes on your feet',
    description: 'Push notification: break up long sitting with 2 minutes of standing or walking.',
    channel: 'push',
    title: 'Stand up for 2 minutes',
    body: 'Stand up, walk to the window, roll your shoulders. 2 minutes is enough.',
  },
  'builtin-nudge-one-minute-breath': {
    kind: 'nudge',
    name: 'A minute to breathe',
    description: 'Push notification for a tense day: feet on the floor, 3 slow breaths out.',
    channel: 'push',
    title: 'A minute for you',
    body: 'Put both feet on the floor, let your shoulders drop and breathe out slowly 3 times.',
  },
  'builtin-nudge-craving-passes': {
    kind: 'nudge',
    name: 'Cravings pass',
    description:
      'Push notification for people quitting smoking: wait, breathe, drink water, keep your hands busy.',
    channel: 'push',
    title: 'This will pass',
    body: 'Most cravings are over in a few minutes. Breathe slowly, drink water, keep your hands busy.',
  },
  'builtin-nudge-pelvic-floor': {
    kind: 'nudge',
    name: '8 gentle lifts',
    description: 'Discreet push notification: a reminder for pelvic floor exercise.',
    channel: 'push',
    title: '8 gentle lifts',
    body: 'Wherever you are: breathe out and lift, hold for one slow breath, relax. 8 times.',
  },
};
