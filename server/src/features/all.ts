import type { Feature } from '../feature.ts';
import { accounts } from './accounts/feature.ts';
import { adminPasskeys } from './admin-passkeys/feature.ts';
import { admins } from './admins/feature.ts';
import { agentPapers } from './agent-papers/feature.ts';
import { agentTrials } from './agent-trials/feature.ts';
import { agents } from './agents/feature.ts';
import { ai } from './ai/feature.ts';
import { aiModules } from './ai-modules/feature.ts';
import { aiTests } from './ai-tests/feature.ts';
import { allSites } from './all-sites/feature.ts';
import { audit } from './audit/feature.ts';
import { availability } from './availability/feature.ts';
import { bookings } from './bookings/feature.ts';
import { bookmarks } from './bookmarks/feature.ts';
import { broadcasting } from './broadcasting/feature.ts';
import { calendar } from './calendar/feature.ts';
import { catalog } from './catalog/feature.ts';
import { categories } from './categories/feature.ts';
import { chats } from './chats/feature.ts';
import { comments } from './comments/feature.ts';
import { creators } from './creators/feature.ts';
import { dashboard } from './dashboard/feature.ts';
import { dataRequests } from './data-requests/feature.ts';
import { discussions } from './discussions/feature.ts';
import { emergencyAccesses } from './emergency-accesses/feature.ts';
import { enrollments } from './enrollments/feature.ts';
import { exports } from './exports/feature.ts';
import { fhir } from './fhir/feature.ts';
import { followUps } from './follow-ups/feature.ts';
import { history } from './history/feature.ts';
import { images } from './images/feature.ts';
import { inbox } from './inbox/feature.ts';
import { items } from './items/feature.ts';
import { jobDesk } from './job-desk/feature.ts';
import { leaving } from './leaving/feature.ts';
import { ledger } from './ledger/feature.ts';
import { live } from './live/feature.ts';
import { moves } from './moves/feature.ts';
import { notifications } from './notifications/feature.ts';
import { nudges } from './nudges/feature.ts';
import { onboarding } from './onboarding/feature.ts';
import { openid } from './openid/feature.ts';
import { passages } from './passages/feature.ts';
import { passkeys } from './passkeys/feature.ts';
import { people } from './people/feature.ts';
import { profiles } from './profiles/feature.ts';
import { programs } from './programs/feature.ts';
import { protocolItems } from './protocol-items/feature.ts';
import { protocols } from './protocols/feature.ts';
import { publishedUses } from './published-uses/feature.ts';
import { recap } from './recap/feature.ts';
import { reviews } from './reviews/feature.ts';
import { safetyRules } from './safety-rules/feature.ts';
import { serviceFacts } from './service-facts/feature.ts';
import { services } from './services/feature.ts';
import { shortLinks } from './short-links/feature.ts';
import { simulationTests } from './simulation-tests/feature.ts';
import { simulator } from './simulator/feature.ts';
import { site } from './site/feature.ts';
import { siteModels } from './site-models/feature.ts';
import { siteSettings } from './site-settings/feature.ts';
import { stepUp } from './step-up/feature.ts';
import { tasks } from './tasks/feature.ts';
import { teams } from './teams/feature.ts';
import { timelines } from './timelines/feature.ts';
import { tokens } from './tokens/feature.ts';
import { translations } from './translations/feature.ts';
import { twoFactor } from './two-factor/feature.ts';
import { uploads } from './uploads/feature.ts';
import { urgent } from './urgent/feature.ts';
import { whatIf } from './what-if/feature.ts';
import { why } from './why/feature.ts';
import { wizard } from './wizard/feature.ts';
import { writing } from './writing/feature.ts';

/** Everything that the product can do, by the name of its area. A new one is its folder and a line here. */
export const areas = {
  accounts,
  ai,
  agents,
  agentPapers,
  agentTrials,
  aiModules,
  aiTests,
  audit,
  availability,
  bookmarks,
  bookings,
  broadcasting,
  calendar,
  catalog,
  categories,
  chats,
  comments,
  creators,
  admins,
  adminPasskeys,
  dashboard,
  allSites,
  dataRequests,
  discussions,
  emergencyAccesses,
  enrollments,
  exports,
  fhir,
  followUps,
  history,
  images,
  inbox,
  items,
  leaving,
  ledger,
  jobDesk,
  live,
  moves,
  notifications,
  nudges,
  onboarding,
  openid,
  people,
  passages,
  passkeys,
  profiles,
  programs,
  protocolItems,
  protocols,
  publishedUses,
  recap,
  reviews,
  safetyRules,
  services,
  serviceFacts,
  shortLinks,
  simulationTests,
  simulator,
  site,
  siteModels,
  siteSettings,
  stepUp,
  tasks,
  teams,
  timelines,
  tokens,
  translations,
  twoFactor,
  uploads,
  urgent,
  whatIf,
  why,
  wizard,
  writing,
} satisfies Record<string, Feature>;

export const features: Feature[] = Object.values(areas);
