/** Every line of the built-in items in Arabic. Western digits, as everywhere in the product. */
import { instruments } from '../../examples/arabic/instruments.ts';
import type { Dictionary } from '../../human-texts.ts';
import { activitiesFreedom } from './activities-freedom.ts';
import { activitiesHabits } from './activities-habits.ts';
import { activitiesHeart } from './activities-heart.ts';
import { activitiesMind } from './activities-mind.ts';
import { activitiesMovement } from './activities-movement.ts';
import { activitiesNutrition } from './activities-nutrition.ts';
import { activitiesPain } from './activities-pain.ts';
import { activitiesSleep } from './activities-sleep.ts';
import { activitiesWomen } from './activities-women.ts';
import { assessmentsCesD } from './assessments-ces-d.ts';
import { assessmentsDistress } from './assessments-distress.ts';
import { assessmentsEveryday } from './assessments-everyday.ts';
import { assessmentsGds } from './assessments-gds.ts';
import { assessmentsGovernment } from './assessments-government.ts';
import { assessmentsPeople } from './assessments-people.ts';
import { assessmentsPhq } from './assessments-phq.ts';
import { assessmentsSafety } from './assessments-safety.ts';
import { assessmentsWound } from './assessments-wound.ts';
import { challengesBody } from './challenges-body.ts';
import { challengesMind } from './challenges-mind.ts';
import { inDanger } from './in-danger.ts';
import { kpisBlood } from './kpis-blood.ts';
import { kpisBody } from './kpis-body.ts';
import { kpisDays } from './kpis-days.ts';
import { kpisFeelings } from './kpis-feelings.ts';
import { kpisHeart } from './kpis-heart.ts';
import { nudgesDay } from './nudges-day.ts';
import { nudgesSupport } from './nudges-support.ts';
import { orders } from './orders.ts';
import { shared } from './shared.ts';
import { units } from './units.ts';

export const ARABIC: Dictionary = {
  ...instruments,
  ...shared,
  ...units,
  ...activitiesSleep,
  ...activitiesMind,
  ...activitiesMovement,
  ...activitiesPain,
  ...activitiesHeart,
  ...activitiesNutrition,
  ...activitiesFreedom,
  ...activitiesWomen,
  ...activitiesHabits,
  ...orders,
  ...nudgesDay,
  ...nudgesSupport,
  ...challengesBody,
  ...challengesMind,
  ...assessmentsPhq,
  ...assessmentsDistress,
  ...assessmentsCesD,
  ...assessmentsGds,
  ...assessmentsGovernment,
  ...assessmentsEveryday,
  ...assessmentsSafety,
  ...assessmentsPeople,
  ...assessmentsWound,
  ...kpisBody,
  ...kpisHeart,
  ...kpisBlood,
  ...kpisDays,
  ...kpisFeelings,
  ...inDanger,
};
