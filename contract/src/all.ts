import { authCalls } from './auth.ts';
import { bookmarkCalls } from './bookmarks.ts';
import { calendarCalls } from './calendar.ts';
import { catalogCalls } from './catalog.ts';
import { categoryCalls } from './categories.ts';
import { commentCalls } from './comments.ts';
import { creatorCalls } from './creators.ts';
import { discussionCalls } from './discussions.ts';
import { enrollmentCalls } from './enrollments.ts';
import { fhirCalls } from './fhir.ts';
import { followUpCalls } from './follow-ups.ts';
import { historyCalls } from './history.ts';
import { imageCalls } from './images.ts';
import { itemCalls } from './items.ts';
import { liveCalls } from './live.ts';
import { loadCalls } from './load.ts';
import { moveCalls } from './moves.ts';
import { notificationCalls } from './notifications.ts';
import { nudgeCalls } from './nudges.ts';
import { onboardingCalls } from './onboarding.ts';
import { programCalls } from './programs.ts';
import { promptCalls } from './prompts.ts';
import { protocolCalls } from './protocols.ts';
import { publishingCalls } from './publishing.ts';
import { readingCalls } from './readings.ts';
import { recapCalls } from './recap.ts';
import { reviewCalls } from './reviews.ts';
import { safetyRuleCalls } from './safety-rules.ts';
import { shortLinkCalls } from './short-links.ts';
import { simulationTestCalls } from './simulation-tests.ts';
import { simulatorCalls } from './simulator.ts';
import { siteCalls } from './site.ts';
import { taskCalls } from './tasks.ts';
import { teamCalls } from './teams.ts';
import { timelineCalls } from './timelines.ts';
import { tokenCalls } from './tokens.ts';
import { uploadCalls } from './uploads.ts';
import { urgentCalls } from './urgent.ts';
import { versionCalls } from './versions.ts';
import { whatIfCalls } from './what-if.ts';
import { whyCalls } from './why.ts';

/** Every call of the API. The client knows it by type only, so that no schema reaches a guest's browser. */
export const calls = {
  ...loadCalls,
  ...authCalls,
  ...siteCalls,
  ...discussionCalls,
  ...categoryCalls,
  ...protocolCalls,
  ...fhirCalls,
  ...programCalls,
  ...publishingCalls,
  ...versionCalls,
  ...itemCalls,
  ...teamCalls,
  ...commentCalls,
  ...safetyRuleCalls,
  ...imageCalls,
  ...enrollmentCalls,
  ...taskCalls,
  ...whyCalls,
  ...readingCalls,
  ...timelineCalls,
  ...recapCalls,
  ...tokenCalls,
  ...notificationCalls,
  ...promptCalls,
  ...calendarCalls,
  ...uploadCalls,
  ...followUpCalls,
  ...historyCalls,
  ...liveCalls,
  ...whatIfCalls,
  ...moveCalls,
  ...simulatorCalls,
  ...simulationTestCalls,
  ...catalogCalls,
  ...reviewCalls,
  ...bookmarkCalls,
  ...shortLinkCalls,
  ...creatorCalls,
  ...urgentCalls,
  ...nudgeCalls,
  ...onboardingCalls,
};
export type Calls = typeof calls;
export type AnyCall = keyof Calls;
