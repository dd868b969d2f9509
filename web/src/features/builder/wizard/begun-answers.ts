import type { DraftAnswers } from '@regimen/contract/wizard.ts';
import {
  DRAFT_AUDIENCES,
  DRAFT_REMINDERS,
  DRAFT_RHYTHMS,
  DRAFT_TOPICS,
  DRAFT_WEEKS,
} from '@regimen/engine/wizard/answers.ts';

const oneOf = <T>(list: readonly T[], value: unknown, otherwise: T): T =>
  list.find((one) => one === value) ?? otherwise;

/** What was answered before, as far as it can be an answer; the usual where nothing was. */
export function begunAnswers(known: Readonly<Record<string, unknown>> | null): DraftAnswers {
  const { topic, audience, weeks, measures, rhythm, reminders, about } = known ?? {};
  return {
    topic: oneOf(DRAFT_TOPICS, topic, 'sleep'),
    audience: oneOf(DRAFT_AUDIENCES, audience, 'adults'),
    weeks: oneOf<number>(DRAFT_WEEKS, weeks, 6),
    measures: Array.isArray(measures)
      ? measures.filter((one) => typeof one === 'string')
      : ['builtin-kpi-hours-slept'],
    rhythm: oneOf(DRAFT_RHYTHMS, rhythm, 'weekly'),
    reminders: oneOf(DRAFT_REMINDERS, reminders, 'some'),
    about: typeof about === 'string' ? about.slice(0, 2_000) : '',
  };
}
