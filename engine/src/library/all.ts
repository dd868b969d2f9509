import { type ContentLanguage, contentLanguageFor } from '../content-language.ts';
/** The items that come with the product, by id, in every language of the product. */
import { inWordsOf } from '../human-texts.ts';
import type { Item } from '../items.ts';
import { freedom } from './activities/freedom.ts';
import { habits } from './activities/habits.ts';
import { heart as heartActivities } from './activities/heart.ts';
import { mind } from './activities/mind.ts';
import { movement } from './activities/movement.ts';
import { nutrition } from './activities/nutrition.ts';
import { pain } from './activities/pain.ts';
import { sleep } from './activities/sleep.ts';
import { women } from './activities/women.ts';
import { ARABIC } from './arabic/all.ts';
import { cesD } from './assessments/ces-d.ts';
import { distress } from './assessments/distress.ts';
import { everyday } from './assessments/everyday.ts';
import { gds } from './assessments/gds.ts';
import { government } from './assessments/government.ts';
import { people } from './assessments/people.ts';
import { phq } from './assessments/phq.ts';
import { safety } from './assessments/safety.ts';
import { wound } from './assessments/wound.ts';
import { body as bodyChallenges } from './challenges/body.ts';
import { mind as mindChallenges } from './challenges/mind.ts';
import { blood } from './kpis/blood.ts';
import { body } from './kpis/body.ts';
import { days } from './kpis/days.ts';
import { feelings } from './kpis/feelings.ts';
import { heart } from './kpis/heart.ts';
import { day } from './nudges/day.ts';
import { support } from './nudges/support.ts';
import { confirm } from './orders/confirm.ts';
import { lab } from './orders/lab.ts';
import { purchase } from './orders/purchase.ts';
import { upload } from './orders/upload.ts';

/** Topics in the order in which they are shown, kind by kind. */
export const TOPICS: readonly Readonly<Record<string, Item>>[] = [
  sleep,
  mind,
  movement,
  pain,
  heartActivities,
  nutrition,
  freedom,
  women,
  habits,
  confirm,
  purchase,
  upload,
  lab,
  day,
  support,
  bodyChallenges,
  mindChallenges,
  phq,
  distress,
  cesD,
  gds,
  government,
  everyday,
  safety,
  people,
  wound,
  body,
  heart,
  blood,
  days,
  feelings,
];

type Items = Readonly<Record<string, Item>>;

const english: Items = Object.assign({}, ...TOPICS);
const arabic: Items = inWordsOf(english, ARABIC);

const items: Record<ContentLanguage, Items> = { en: english, ar: arabic };

export const builtInItems = (locale: string): Items => items[contentLanguageFor(locale)];

export const builtInItem = (id: string, locale: string): Item | undefined => {
  const known = builtInItems(locale);
  return Object.hasOwn(known, id) ? known[id] : undefined;
};
