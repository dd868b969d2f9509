import { defineTexts } from '@regimen/contract/language/define-texts.ts';

/** The lists of items, kind by kind. */
export const kindPageTexts = defineTexts(import.meta.url, {
  activity: 'Activities',
  activityLead: 'Things to do, with instructions and pictures.',
  activityAdd: 'Add an activity',
  order: 'Orders',
  orderLead: 'Things to confirm, buy, upload or have measured.',
  orderAdd: 'Add an order',
  nudge: 'Nudges',
  nudgeLead: 'Short messages at the right moment.',
  nudgeAdd: 'Add a nudge',
  challenge: 'Challenges',
  challengeLead: 'A daily goal for several days, with optional proof.',
  challengeAdd: 'Add a challenge',
  assessment: 'Assessments',
  assessmentLead: 'Questionnaires with scores and what they mean.',
  assessmentAdd: 'Add an assessment',
  kpi: 'KPIs',
  kpiLead: 'What you measure, its unit and its target.',
  kpiAdd: 'Add a KPI',
  agent: 'Agents',
  agentLead: 'Assistants that answer followers’ questions about a program.',
  agentAdd: 'Add an agent',
});
