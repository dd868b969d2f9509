/** Messages that encourage, explain or point to help. */
import type { NudgeItem } from '../../items.ts';

export const support: Record<string, NudgeItem> = {
  'builtin-nudge-well-done': {
    kind: 'nudge',
    name: 'Well done',
    description: 'In-app message after finishing part of the program: what was achieved and how to keep it.',
    channel: 'in-app',
    title: 'Well done',
    body: 'You stuck with it. Keep doing the one thing that helped you most.',
  },
  'builtin-nudge-hard-week': {
    kind: 'nudge',
    name: 'Everyone has hard weeks',
    description: 'In-app message after missed tasks: no blame, and one small step to get going again.',
    channel: 'in-app',
    title: 'Everyone has hard weeks',
    body: 'A few missed days don’t undo what you’ve done. Choose today’s smallest task and start there.',
  },
  'builtin-nudge-foot-check': {
    kind: 'nudge',
    name: 'Check your feet tonight',
    description: 'In-app reminder to check their feet, for people with diabetes, with the signs to report.',
    channel: 'in-app',
    title: 'Check your feet tonight',
    body: 'Check your soles, heels and between your toes. If you find a wound, a blister, a dark spot or a hot area, contact your doctor or foot clinic the same day.',
  },
  'builtin-nudge-help-now': {
    kind: 'nudge',
    name: 'You’re not alone with this',
    description:
      'In-app message after answers that suggest despair: who to call now, and that the team has been told.',
    channel: 'in-app',
    title: 'You’re not alone with this',
    body: 'If you might hurt yourself or someone else, call your local emergency number or a crisis line now, or go to the nearest emergency department. Thank you for being honest. We’ve told your team.',
  },
  'builtin-nudge-very-high-pressure': {
    kind: 'nudge',
    name: 'This reading is very high',
    description:
      'Push notification after a very high blood pressure reading: measure again, and when to call for help.',
    channel: 'push',
    title: 'Please measure again',
    body: 'If you have chest pain, trouble breathing, weakness, or trouble speaking or seeing, call your local emergency number now. If not, rest for 5 minutes and measure again. If it’s still this high, call a doctor today.',
  },
  'builtin-nudge-low-sugar': {
    kind: 'nudge',
    name: 'Your blood sugar is low',
    description: 'Push notification after a low glucose reading: have something sweet now and measure again.',
    channel: 'push',
    title: 'Have something sweet now',
    body: 'Juice, sugar or glucose tablets, about 15 g. Measure again in 15 minutes. If you feel faint or confused, call your local emergency number.',
  },
  'builtin-nudge-week-ahead': {
    kind: 'nudge',
    name: 'Your week ahead',
    description: 'Email at the start of a week: look at the plan, choose times, prepare for one obstacle.',
    channel: 'email',
    title: 'Your week ahead',
    body: 'Take 3 minutes with your calendar. Give each of this week’s tasks a time. Think of one thing that could get in the way, and what you’ll do if it does.',
  },
  'builtin-nudge-welcome-back': {
    kind: 'nudge',
    name: 'Welcome back',
    description: 'Email after a few quiet days: an easy way back into the program, and an offer to talk.',
    channel: 'email',
    title: 'Welcome back',
    body: 'Life gets in the way, and that’s all right. You can pick up where you left off. Start with one small task, and write to us if something isn’t working for you.',
  },
  'builtin-nudge-see-a-doctor': {
    kind: 'nudge',
    name: 'Please see a doctor first',
    description: 'Email for people who should check with a doctor before they continue.',
    channel: 'email',
    title: 'Please see a doctor first',
    body: 'Because of one of your answers, please see a doctor before you continue, and show them your answers. This is a precaution, not a diagnosis. If you feel very unwell, call your local emergency number.',
  },
};
