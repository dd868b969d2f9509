/** More words for somebody who may be in danger; see examples/in-danger.ts. */
import type { Urgent } from '../urgent.ts';

type Words = Pick<Urgent, 'title' | 'text'>;

export const CARER_UNSAFE: Words = {
  title: 'You don’t have to do this alone. Please call now',
  text: 'If anyone is in danger, call the emergency number now. If you can, go into another room and call one of the numbers below. You’re afraid you might hurt yourself or the person you care for. Thank you for saying so. It happens to good people who are worn out.',
};

export const CHEST: Words = {
  title: 'Please take this seriously',
  text: 'Call the emergency number now if you have pain or pressure in your chest, if it spreads to your arm, jaw or back, or if you feel faint. Stop what you’re doing. If it has passed, don’t exercise until you’ve seen a doctor.',
};

export const BLEEDING: Words = {
  title: 'This much bleeding needs help today',
  text: 'If you feel dizzy or faint, have severe pain, or might be pregnant, call the emergency number now. Otherwise call a doctor today. Sit or lie down, and ask someone to stay with you.',
};

export const PAIN_SIGNS: Words = {
  title: 'This kind of pain needs help now',
  text: 'If you have chest pain, sudden weakness or numbness, or the worst headache of your life, call the emergency number now. If you have a fever or trouble urinating, see a doctor today.',
};

export const WITHDRAWAL: Words = {
  title: 'Please don’t stop drinking on your own',
  text: 'If you shake badly, see or hear things that aren’t there, or have a seizure, call the emergency number now. If your body is used to alcohol, stopping suddenly can be dangerous. Call a doctor before you change anything.',
};

export const PULSE: Words = {
  title: 'This heart rate needs attention now',
  text: 'If you have chest pain, trouble breathing or feel faint, call the emergency number now. If not, sit down, rest for 5 minutes and measure again. If it stays like this, call a doctor today, unless your doctor has told you it’s normal for you.',
};

export const OXYGEN: Words = {
  title: 'Your oxygen level is low',
  text: 'If breathing is hard, or your lips turn blue or gray, call the emergency number now. If not, sit up straight, warm your fingers and measure again. If it’s still low, call the emergency number. If you have lung disease and a plan from your doctor, follow that plan.',
};

export const TEMPERATURE: Words = {
  title: 'This temperature can be dangerous',
  text: 'If you’re confused or very sleepy, or have a stiff neck, trouble breathing or a seizure, call the emergency number now. If not, call a doctor now and ask someone to stay with you. If you’re very hot, cool down and drink. If you’re very cold, get dry and warm up slowly.',
};
