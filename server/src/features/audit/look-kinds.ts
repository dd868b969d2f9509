import type { calls } from '@regimen/contract/all.ts';
import type { LookKind } from '@regimen/contract/audit.ts';

type OthersCall = {
  [K in keyof typeof calls]: (typeof calls)[K]['health'] extends 'others' ? K : never;
}[keyof typeof calls];

const kinds: Record<OthersCall, LookKind> = {
  'GET follow-ups': 'queue',
  'GET follow-ups/counts': 'queue',
  'GET follow-ups/{id}': 'case',
  'GET follow-ups/{id}/why': 'case',
  'POST follow-ups/{id}/claim': 'case',
  'POST follow-ups/{id}/release': 'case',
  'POST follow-ups/{id}/snooze': 'case',
  'POST follow-ups/{id}/hand-over': 'case',
  'POST follow-ups/{id}/result': 'answered',
  'GET chats/about': 'case',
  'GET chats/{id}/care': 'case',
  'GET chats/{id}/messages/{message}/about': 'case',
  'GET inbox': 'queue',
  'POST inbox/{id}/snooze': 'case',
  'POST inbox/{id}/assign': 'case',
  'POST live/programs/{id}/messages': 'reminded',
  'GET history': 'history',
  'GET history/csv': 'history',
  'GET history/runs/{id}': 'history',
  'GET history/runs/{id}/versions/{version}': 'history',
  'GET history/runs/{id}/records': 'history',
  'GET history/runs/{id}/timeline': 'history',
  'GET history/runs/{id}/story': 'history',
  'GET history/runs/{id}/why': 'history',
  'GET history/runs/{id}/why-not': 'history',
  'GET history/runs/{id}/fhir': 'record',
  'GET live/programs/{id}/followers': 'progress',
  'POST live/programs/{id}/reminders': 'reminded',
  'GET programs/{id}/what-ifs/{whatIf}/people': 'whatIf',
  'GET programs/{id}/moves/{move}/people': 'moved',
  'POST programs/{id}/moves/{move}/decisions': 'moved',
  'GET uploads/{name}/link': 'file',
  'GET public/download/{name}': 'file',
  'GET public/exports/{id}': 'export',
  'GET calendar/{secret}': 'calendar',
  'GET enrollments/{id}/participants': 'fellows',
  'GET dashboard/emergency-accesses/{id}/phone': 'adminPhone',
  'GET dashboard/emergency-accesses/{id}/facts': 'adminFacts',
  'GET dashboard/emergency-accesses/{id}/enrollments': 'adminPrograms',
  'GET dashboard/emergency-accesses/{id}/tasks': 'adminAnswers',
  'GET dashboard/emergency-accesses/{id}/readings': 'adminReadings',
  'POST guardian-consents/look': 'guardian',
  'POST guardian-consents/answer': 'guardian',
};

/** What a call of others is to the person it was about. */
export const lookKindOf = (call: string): LookKind =>
  Object.hasOwn(kinds, call) ? kinds[call as OthersCall] : 'other';
