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
  'Your safety comes first, so this program stops here. Stay in touch with your doctor or the people helping you. If things get worse, call your emergency number. You can come back whenever you’re ready.';

export const SELF_HARM: Words = {
  title: 'You’re not alone. Please talk to someone now',
  text: 'If you might hurt yourself, call the emergency number now. You can also call and talk to someone.\n\nIf you have thoughts of dying or of hurting yourself, tell the person who answers. Ask someone you trust to stay with you, or go to the nearest emergency department. Thank you for telling us how hard it is. You don’t have to go through this alone.',
};

export const AFTER_BIRTH: Words = {
  title: 'Please get help now',
  text: 'Call the emergency number or your maternity team now. What you describe can be serious after birth. Tell them you’ve just had a baby. Don’t drive yourself. If you have thoughts of hurting yourself or your baby, tell them. Many mothers have such thoughts, and help works.',
};

export const PRESSURE: Words = {
  title: 'Your blood pressure is very high',
  text: 'If you have chest pain, trouble breathing, weakness, numbness, or trouble speaking or seeing, call the emergency number now. If not, sit down, rest for 5 minutes and measure again. If it’s still this high, call a doctor today.',
};

/** From where it is low enough to feel it; many healthy people are near there. */
export const pressureAdvice = (kpi: string, below: number): Advice[] => [
  {
    when: { is: 'kpi', kpi, op: '<', value: below },
    text: 'If you faint, feel confused, or have chest pain or trouble breathing, call the emergency number now. Your blood pressure is low. Lie down with your feet up, drink a glass of water and measure again in 5 minutes. If it’s still this low, call a doctor today.',
  },
];

export const GLUCOSE: Words = {
  title: 'This blood sugar level is dangerous',
  text: 'If you feel faint, confused or very sleepy, call the emergency number now. Tell someone near you, and don’t drive.',
};

/** What to do about the sugar itself, from where it is not yet an emergency. */
export const glucoseAdvice = (kpi: string): Advice[] => [
  {
    when: { is: 'kpi', kpi, op: '<=', value: 3 },
    text: 'If you’re too drowsy to swallow safely, don’t eat or drink. Call the emergency number now, or ask someone to call. Your blood sugar is very low. Have something sweet right away: juice, sugar or glucose tablets. Don’t stay alone. Measure again in 15 minutes. If it isn’t rising, call the emergency number.',
  },
  {
    when: { is: 'kpi', kpi, op: '<', value: 4 },
    text: 'Your blood sugar is low. Have something sweet now: a small glass of juice, a few sugar cubes or glucose tablets. Measure again in 15 minutes. If it’s still below 4 mmol/L (72 mg/dL), do it once more. If that doesn’t help, call a doctor.',
  },
  {
    when: { is: 'kpi', kpi, op: '>=', value: 30 },
    text: 'If you vomit, breathe hard or get drowsy, call the emergency number now. Your blood sugar is very high. Call a doctor now, drink water and don’t stay alone.',
  },
  {
    when: { is: 'kpi', kpi, op: '>=', value: 17 },
    text: 'Your blood sugar is high. Drink water and measure again in 2 hours. If it’s still this high, or if you vomit or feel ill, call a doctor today.',
  },
];
