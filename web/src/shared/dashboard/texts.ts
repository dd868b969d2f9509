import { defineTexts } from '@regimen/contract/language/define-texts.ts';

export const texts = defineTexts(import.meta.url, {
  dashboard: 'Dashboard',
  sections: 'Sections of the dashboard',
  overview: 'Overview',
  people: 'People',
  emergencies: 'Emergency access',
  credentials: 'Credentials',
  contact: 'Messages',
  'data-requests': 'Exports and deletions',
  audit: 'Audit log',
  jobs: 'Jobs',
  settings: 'Site settings',
  admins: 'Admins',
  'sign-in': 'Your sign-in',
  signOut: 'Sign out',
  role_owner: 'Owner',
  role_support: 'Support',
  role_moderator: 'Moderator',
  role_finance: 'Finance',
  role_auditor: 'Auditor',
});
