/**
 * What somebody reads who may be in danger. Written by people for people: first that they are not alone, then the one thing to
 * do now. The numbers to call stand below these words on the page.
 *
 * Where the limits come from:
 * - blood pressure 180/120 mmHg: hypertensive crisis, AHA/ACC guideline 2017
 * - blood pressure below 90/60 mmHg: hypotension, NHS
 * - glucose 3.0 mmol/L (54 mg/dL) and lower: level 2 hypoglycaemia, International Hypoglycaemia Study Group 2017, ADA Standards of Care
 * - glucose below 4.0 mmol/L: "four is the floor", Diabetes UK; 15 g of sugar, again after 15 minutes: ADA Standards of Care
 * - glucose 30 mmol/L and higher: Joint British Diabetes Societies, hyperosmolar state, 2022
 * - pulse from 131 or up to 40, oxygen saturation up to 91 %: three points of NEWS2, Royal College of Physicians 2017
 * - temperature below 35 °C: hypothermia (NHS); from 40 °C: heat stroke is possible (CDC)
 */
import type { Advice } from '../advice.ts';
import type { Urgent } from '../urgent.ts';

type Words = Pick<Urgent, 'title' | 'text'>;

/** What somebody reads when a program ends because they need more help than it can give. */
export const CARE_FIRST =
  'This program stops here, because something else comes first now: that you are safe and well. Please stay in touch with your doctor or with those who help you. If it gets worse, call your emergency number. You can come back whenever you are ready.';

export const SELF_HARM: Words = {
  title: 'You are not alone. Please talk to somebody now',
  text: 'Thank you for telling us how hard it is. You do not have to carry this alone. Please call one of the numbers below now and talk to somebody. If you have thoughts of being better off dead or of hurting yourself, say so. If you might act on them, call the emergency number or go to the nearest emergency department. Ask somebody you trust to stay with you.',
};

export const AFTER_BIRTH: Words = {
  title: 'Please get help now',
  text: 'What you describe can be serious after a birth. Call the emergency number or your maternity team now, and say that you have had a baby. Do not drive yourself. If thoughts of harming yourself or your baby are part of it, say so: many mothers have them, and help works.',
};

export const PRESSURE: Words = {
  title: 'This blood pressure is very high',
  text: 'Sit down, rest for five minutes and measure again. If you have chest pain, trouble breathing, weakness, numbness, or trouble speaking or seeing, call the emergency number now. If it stays this high without any of these, call a doctor today.',
};

/** From where it is low enough to feel it; many healthy people are near there. */
export const pressureAdvice = (kpi: string, below: number): Advice[] => [
  {
    when: { is: 'kpi', kpi, op: '<', value: below },
    text: 'Your blood pressure is low. Sit or lie down with your feet up, drink a glass of water and measure again in five minutes. If you faint, feel confused, or have chest pain or trouble breathing, call the emergency number. If it stays this low, call a doctor today.',
  },
];

export const GLUCOSE: Words = {
  title: 'This blood sugar is dangerous',
  text: 'Tell somebody near you, and do not drive. If you feel faint, confused or very sleepy, call the emergency number now.',
};

/** What to do about the sugar itself, from where it is not yet an emergency. */
export const glucoseAdvice = (kpi: string): Advice[] => [
  {
    when: { is: 'kpi', kpi, op: '<=', value: 3 },
    text: 'Your blood sugar is very low. Take something sweet at once: juice, sugar or glucose tablets. Do not stay alone. Measure again in 15 minutes; if it is not rising, call the emergency number. If you are too drowsy to swallow safely, take nothing by mouth: call now, or let somebody call.',
  },
  {
    when: { is: 'kpi', kpi, op: '<', value: 4 },
    text: 'Your blood sugar is low. Take something sweet now: a small glass of juice, a few sugar lumps or glucose tablets. Measure again in 15 minutes. If it is still below 4 mmol/L (72 mg/dL), take the same once more, and call a doctor if that does not help.',
  },
  {
    when: { is: 'kpi', kpi, op: '>=', value: 30 },
    text: 'Your blood sugar is very high. Call a doctor now, drink water, and do not stay alone. If you vomit, breathe hard or get drowsy, call the emergency number.',
  },
  {
    when: { is: 'kpi', kpi, op: '>=', value: 17 },
    text: 'Your blood sugar is high. Drink water, and measure again in two hours. If it stays this high, or if you vomit or feel ill, call a doctor today.',
  },
];
