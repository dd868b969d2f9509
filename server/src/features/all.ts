import type { Feature } from '../feature.ts';
import { accounts } from './accounts/feature.ts';
import { bookmarks } from './bookmarks/feature.ts';
import { calendar } from './calendar/feature.ts';
import { catalog } from './catalog/feature.ts';
import { categories } from './categories/feature.ts';
import { comments } from './comments/feature.ts';
import { creators } from './creators/feature.ts';
import { discussions } from './discussions/feature.ts';
import { enrollments } from './enrollments/feature.ts';
import { fhir } from './fhir/feature.ts';
import { followUps } from './follow-ups/feature.ts';
import { history } from './history/feature.ts';
import { images } from './images/feature.ts';
import { items } from './items/feature.ts';
import { live } from './live/feature.ts';
import { moves } from './moves/feature.ts';
import { notifications } from './notifications/feature.ts';
import { nudges } from './nudges/feature.ts';
import { onboarding } from './onboarding/feature.ts';
import { programs } from './programs/feature.ts';
import { protocolItems } from './protocol-items/feature.ts';
import { protocols } from './protocols/feature.ts';
import { publishedUses } from './published-uses/feature.ts';
import { recap } from './recap/feature.ts';
import { reviews } from './reviews/feature.ts';
import { safetyRules } from './safety-rules/feature.ts';
import { shortLinks } from './short-links/feature.ts';
import { simulationTests } from './simulation-tests/feature.ts';
import { simulator } from './simulator/feature.ts';
import { site } from './site/feature.ts';
import { tasks } from './tasks/feature.ts';
import { teams } from './teams/feature.ts';
import { timelines } from './timelines/feature.ts';
import { tokens } from './tokens/feature.ts';
import { uploads } from './uploads/feature.ts';
import { urgent } from './urgent/feature.ts';
import { whatIf } from './what-if/feature.ts';
import { why } from './why/feature.ts';

/** Everything that the product can do. A new area is its folder and a line here. */
export const features: Feature[] = [
  accounts,
  bookmarks,
  calendar,
  catalog,
  categories,
  comments,
  creators,
  discussions,
  enrollments,
  fhir,
  followUps,
  history,
  images,
  items,
  live,
  moves,
  notifications,
  nudges,
  onboarding,
  programs,
  protocolItems,
  protocols,
  publishedUses,
  recap,
  reviews,
  safetyRules,
  shortLinks,
  simulationTests,
  simulator,
  site,
  tasks,
  teams,
  timelines,
  tokens,
  uploads,
  urgent,
  whatIf,
  why,
];
