import { defineTexts } from '@regimen/contract/language/define-texts.ts';

export const overviewTexts = defineTexts(import.meta.url, {
  title: 'Overview',
  lead: 'How the site is doing right now.',
  people: 'People',
  running: 'Programs being followed',
  openTasks: 'Open tasks',
  alerts: 'Urgent follow-ups',
  newMessages: 'Unanswered messages',
  failedJobs: 'Failed jobs',
  unreviewed: 'Emergency access to review',
  signUps: 'New people, last 30 days',
  enrollments: 'Programs started, last 30 days',
  table: 'Show numbers',
  day: 'Day',
  count: 'Count',
  sum: '{count} in total',
});
