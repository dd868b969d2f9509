import { accountDeletionCalls } from './account-deletion.ts';
import { adminPasskeyCalls } from './admin-passkeys.ts';
import { adminCalls } from './admins.ts';
import { agentPaperCalls } from './agent-papers.ts';
import { agentTrialCalls } from './agent-trials.ts';
import { agentCalls } from './agents.ts';
import { aiCalls } from './ai.ts';
import { aiModuleCalls } from './ai-modules.ts';
import { aiTestCalls } from './ai-tests.ts';
import { allSitesCalls } from './all-sites.ts';
import { auditCalls } from './audit.ts';
import { auditLogCalls } from './audit-log.ts';
import { authCalls } from './auth.ts';
import { availabilityCalls } from './availability.ts';
import { bookingFeedCalls } from './booking-feed.ts';
import { bookingCalls } from './bookings.ts';
import { bookmarkCalls } from './bookmarks.ts';
import { calendarCalls } from './calendar.ts';
import { catalogCalls } from './catalog.ts';
import { categoryCalls } from './categories.ts';
import { chatAboutCalls } from './chat-abouts.ts';
import { chatCareCalls } from './chat-care.ts';
import { chatGroupCalls } from './chat-groups.ts';
import { chatCalls } from './chats.ts';
import { cohortCalls } from './cohorts.ts';
import { commentCalls } from './comments.ts';
import { consentCalls } from './consents.ts';
import { contactInboxCalls } from './contact-inbox.ts';
import { creatorCalls } from './creators.ts';
import { credentialCalls } from './credentials.ts';
import { dashboardCalls } from './dashboard.ts';
import { dataExportCalls } from './data-exports.ts';
import { dataRequestCalls } from './data-requests.ts';
import { discussionCalls } from './discussions.ts';
import { emailChangeCalls } from './email-changes.ts';
import { emergencyAccessCalls } from './emergency-accesses.ts';
import { enrollmentCalls } from './enrollments.ts';
import { expertProfileCalls } from './expert-profile.ts';
import { fhirCalls } from './fhir.ts';
import { followUpCalls } from './follow-ups.ts';
import { guardianConsentCalls } from './guardian-consents.ts';
import { historyCalls } from './history.ts';
import { imageCalls } from './images.ts';
import { inboxCalls } from './inbox.ts';
import { itemCalls } from './items.ts';
import { jobDeskCalls } from './job-desk.ts';
import { liveCalls } from './live.ts';
import { loadCalls } from './load.ts';
import { locationCalls } from './locations.ts';
import { messageChoiceCalls } from './message-choices.ts';
import { moveCalls } from './moves.ts';
import { myProfileCalls } from './my-profile.ts';
import { notificationCalls } from './notifications.ts';
import { nudgeCalls } from './nudges.ts';
import { officeHoursCalls } from './office-hours.ts';
import { onboardingCalls } from './onboarding.ts';
import { openidCalls } from './openid.ts';
import { passkeyCalls } from './passkeys.ts';
import { peopleCalls } from './people.ts';
import { programCalls } from './programs.ts';
import { promptCalls } from './prompts.ts';
import { protocolCalls } from './protocols.ts';
import { publishingCalls } from './publishing.ts';
import { readingCalls } from './readings.ts';
import { realtimeCalls } from './realtime.ts';
import { recapCalls } from './recap.ts';
import { reviewCalls } from './reviews.ts';
import { runSummaryCalls } from './run-summaries.ts';
import { safetyRuleCalls } from './safety-rules.ts';
import { serviceFactCalls } from './service-facts.ts';
import { serviceCalls } from './services.ts';
import { sessionCalls } from './sessions.ts';
import { shortLinkCalls } from './short-links.ts';
import { signInProviderCalls } from './sign-in-providers.ts';
import { signInCalls } from './sign-ins.ts';
import { simulationTestCalls } from './simulation-tests.ts';
import { simulatorCalls } from './simulator.ts';
import { siteCalls } from './site.ts';
import { siteModelCalls } from './site-model.ts';
import { slotCalls } from './slots.ts';
import { stepUpCalls } from './step-up.ts';
import { taskCalls } from './tasks.ts';
import { teamCalls } from './teams.ts';
import { tenantSettingsCalls } from './tenant-settings.ts';
import { timeZoneCalls } from './time-zones.ts';
import { timelineCalls } from './timelines.ts';
import { tokenCalls } from './tokens.ts';
import { translationCalls } from './translations.ts';
import { twoFactorCalls } from './two-factor.ts';
import { twoFactorRemovalCalls } from './two-factor-removal.ts';
import { uploadCalls } from './uploads.ts';
import { urgentCalls } from './urgent.ts';
import { versionCalls } from './versions.ts';
import { visibilityCalls } from './visibility.ts';
import { waitlistCalls } from './waitlist.ts';
import { whatIfCalls } from './what-if.ts';
import { whyCalls } from './why.ts';
import { wizardCalls } from './wizard.ts';
import { writingCalls } from './writing.ts';

/** Every call of the API. The client knows it by type only, so that no schema reaches a guest's browser. */
export const calls = {
  ...loadCalls,
  ...authCalls,
  ...sessionCalls,
  ...consentCalls,
  ...emailChangeCalls,
  ...signInCalls,
  ...openidCalls,
  ...signInProviderCalls,
  ...credentialCalls,
  ...dataRequestCalls,
  ...allSitesCalls,
  ...dashboardCalls,
  ...adminCalls,
  ...adminPasskeyCalls,
  ...auditLogCalls,
  ...contactInboxCalls,
  ...jobDeskCalls,
  ...tenantSettingsCalls,
  ...peopleCalls,
  ...emergencyAccessCalls,
  ...myProfileCalls,
  ...expertProfileCalls,
  ...passkeyCalls,
  ...timeZoneCalls,
  ...twoFactorCalls,
  ...twoFactorRemovalCalls,
  ...stepUpCalls,
  ...dataExportCalls,
  ...accountDeletionCalls,
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
  ...chatCalls,
  ...chatGroupCalls,
  ...chatAboutCalls,
  ...chatCareCalls,
  ...officeHoursCalls,
  ...inboxCalls,
  ...cohortCalls,
  ...messageChoiceCalls,
  ...commentCalls,
  ...safetyRuleCalls,
  ...imageCalls,
  ...enrollmentCalls,
  ...visibilityCalls,
  ...guardianConsentCalls,
  ...taskCalls,
  ...whyCalls,
  ...wizardCalls,
  ...writingCalls,
  ...translationCalls,
  ...runSummaryCalls,
  ...readingCalls,
  ...timelineCalls,
  ...recapCalls,
  ...aiCalls,
  ...siteModelCalls,
  ...agentCalls,
  ...agentTrialCalls,
  ...agentPaperCalls,
  ...aiModuleCalls,
  ...aiTestCalls,
  ...auditCalls,
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
  ...slotCalls,
  ...bookingCalls,
  ...bookingFeedCalls,
  ...waitlistCalls,
  ...shortLinkCalls,
  ...creatorCalls,
  ...urgentCalls,
  ...nudgeCalls,
  ...onboardingCalls,
  ...realtimeCalls,
  ...locationCalls,
  ...serviceCalls,
  ...serviceFactCalls,
  ...availabilityCalls,
};
export type Calls = typeof calls;
export type AnyCall = keyof Calls;
