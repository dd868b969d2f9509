/** More words for somebody who may be in danger; see examples/in-danger.ts. */
import type { Urgent } from '../urgent.ts';

type Words = Pick<Urgent, 'title' | 'text'>;

export const CARER_UNSAFE: Words = {
  title: 'You carry too much alone. Please call now',
  text: 'You are afraid that you might harm yourself or the person you care for. Thank you for saying it; it happens to good people who are worn out. If you can, go into another room and call one of the numbers below now. If somebody is in danger, call the emergency number.',
};

export const CHEST: Words = {
  title: 'Take this seriously, please',
  text: 'If you have pain or pressure in your chest now, if it spreads to your arm, jaw or back, or if you feel faint, stop what you are doing and call the emergency number. If it is over, do not exercise before a doctor has looked at it.',
};

export const BLEEDING: Words = {
  title: 'This much bleeding needs help today',
  text: 'If you feel dizzy or faint, have strong pain, or might be pregnant, call the emergency number now. Otherwise call a doctor today. Sit or lie down, and ask somebody to stay with you.',
};

export const PAIN_SIGNS: Words = {
  title: 'This kind of pain needs help now',
  text: 'With chest pain, sudden weakness or numbness, or the worst headache of your life, call the emergency number now. With fever or trouble passing water, see a doctor today.',
};

export const WITHDRAWAL: Words = {
  title: 'Please do not stop drinking by yourself',
  text: 'If your body is used to alcohol, stopping suddenly can be dangerous. Call a doctor before you change anything. If you shake badly, see or hear things that are not there, or have a fit, call the emergency number now.',
};

export const PULSE: Words = {
  title: 'This heart rate needs attention now',
  text: 'Sit down and measure again after five minutes of rest. If you have chest pain, trouble breathing, or feel faint, call the emergency number now. If it stays like this, call a doctor today, unless yours has told you that it is usual for you.',
};

export const OXYGEN: Words = {
  title: 'Your oxygen is low',
  text: 'Sit upright, warm your fingers and measure again. If it stays low, if breathing is hard, or if your lips turn blue or grey, call the emergency number now. If you have lung disease and a plan from your doctor, follow that plan.',
};

export const TEMPERATURE: Words = {
  title: 'This temperature can be dangerous',
  text: 'If you are confused, very sleepy, have a stiff neck, trouble breathing or a fit, call the emergency number now. If you are very hot, cool down and drink; if you are very cold, get warm and dry slowly. Ask somebody to stay with you, and call a doctor now.',
};
