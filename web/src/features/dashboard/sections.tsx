import type { DashboardSection } from '@regimen/contract/dashboard.ts';
import { AdminsSection, loadAdmins } from './admins-section.tsx';
import { AiSection, loadAi } from './ai-section.tsx';
import { AuditSection, loadAudit } from './audit-section.tsx';
import { CredentialsSection, loadCredentials } from './credentials-section.tsx';
import { DataRequestsSection, loadDataRequests } from './data-requests-section.tsx';
import { EmergenciesSection, loadEmergencies } from './emergencies-section.tsx';
import { EmergencyPage, loadEmergency } from './emergency-details.tsx';
import { InboxSection, loadInbox } from './inbox-section.tsx';
import { JobsSection, loadJobs } from './jobs-section.tsx';
import { loadOverview, OverviewSection } from './overview-section.tsx';
import { loadPeople, PeopleSection } from './people-section.tsx';
import { loadPerson, PersonPage } from './person-details.tsx';
import { one, type Section, section } from './section.ts';
import { loadSettings, SettingsSection } from './settings-section.tsx';
import { loadSignIn, SignInSection } from './sign-in-section.tsx';
import { loadSites, SitesSection } from './sites-section.tsx';

/** What each section loads and shows. Its line in the list is one of shared/dashboard/parts.ts. */
export const sections: Record<DashboardSection, Section> = {
  overview: section(loadOverview, OverviewSection),
  people: { ...section(loadPeople, PeopleSection), ...one(loadPerson, PersonPage) },
  credentials: section(loadCredentials, CredentialsSection),
  contact: section(loadInbox, InboxSection),
  'data-requests': section(loadDataRequests, DataRequestsSection),
  audit: section(loadAudit, AuditSection),
  jobs: section(loadJobs, JobsSection),
  settings: section(loadSettings, SettingsSection),
  ai: section(loadAi, AiSection),
  admins: section(loadAdmins, AdminsSection),
  sites: section(loadSites, SitesSection),
  'sign-in': section(loadSignIn, SignInSection),
  emergencies: { ...section(loadEmergencies, EmergenciesSection), ...one(loadEmergency, EmergencyPage) },
};
