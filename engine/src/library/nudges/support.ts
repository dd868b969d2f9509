/** Messages that encourage, explain or point to help. */
import type { NudgeItem } from '../../items.ts';

export const support: Record<string, NudgeItem> = {
  'builtin-nudge-well-done': {
    kind: 'nudge',
    name: 'Well done',
    description:
      'In-app message after a part of the program was finished: what was reached and what keeps it.',
    channel: 'in-app',
    title: 'Well done',
    body: 'You stayed with it. Keep the one thing that helped you most, and let the rest come and go.',
  },
  'builtin-nudge-hard-week': {
    kind: 'nudge',
    name: 'A hard week is allowed',
    description: 'In-app message after missed tasks: no blame, and one small step to begin again.',
    channel: 'in-app',
    title: 'A hard week is allowed',
    body: 'Missed days do not undo what you have done. Choose the smallest task of today and begin there.',
  },
  'builtin-nudge-foot-check': {
    kind: 'nudge',
    name: 'Look at your feet tonight',
    description: 'In-app reminder of the foot check for people with diabetes, with the signs to report.',
    channel: 'in-app',
    title: 'Look at your feet tonight',
    body: 'Soles, heels and between the toes. With a wound, a blister, a dark spot or a hot foot, contact your doctor or foot clinic the same day.',
  },
  'builtin-nudge-help-now': {
    kind: 'nudge',
    name: 'You are not alone with this',
    description:
      'In-app message after answers that point to despair: whom to call now, and that the team knows.',
    channel: 'in-app',
    title: 'You are not alone with this',
    body: 'Thank you for your honesty. Your team has been told. If you might harm yourself or somebody else, call your local emergency number or a crisis line now, or go to the nearest emergency department.',
  },
  'builtin-nudge-very-high-pressure': {
    kind: 'nudge',
    name: 'This reading is very high',
    description:
      'Push message after a very high blood pressure reading: measure again and when to call for help.',
    channel: 'push',
    title: 'Please measure once more',
    body: 'Rest for five minutes and measure again. If it stays this high and you have chest pain, breathlessness, weakness, or trouble speaking or seeing, call your local emergency number now.',
  },
  'builtin-nudge-low-sugar': {
    kind: 'nudge',
    name: 'Your sugar is low',
    description: 'Push message after a low glucose reading: take something sweet now and measure again.',
    channel: 'push',
    title: 'Take something sweet now',
    body: 'Juice, sugar or glucose tablets, about 15 g. Measure again in fifteen minutes. If you feel faint or confused, call your local emergency number.',
  },
  'builtin-nudge-week-ahead': {
    kind: 'nudge',
    name: 'Your week ahead',
    description: 'E-mail at the start of a week: look at the plan, choose times, expect one obstacle.',
    channel: 'email',
    title: 'Your week ahead',
    body: 'Take three minutes with your calendar. Give each task of the week a time. Think of one thing that could get in the way, and what you will do then.',
  },
  'builtin-nudge-welcome-back': {
    kind: 'nudge',
    name: 'Good to see you again',
    description: 'E-mail after some silent days: an easy way back into the program and an offer to talk.',
    channel: 'email',
    title: 'Good to see you again',
    body: 'Life gets in the way, and that is all right. Your program waits where you left it. Open it, do one small task, and write to us if something should be different.',
  },
  'builtin-nudge-see-a-doctor': {
    kind: 'nudge',
    name: 'Please see a doctor first',
    description: 'E-mail for people whose answers mean that a doctor should agree before they go on.',
    channel: 'email',
    title: 'Please see a doctor first',
    body: 'One of your answers means that a doctor should look at it before you go on. This is a precaution, not a diagnosis. Show them your answers. If you feel very unwell, call your local emergency number.',
  },
};
