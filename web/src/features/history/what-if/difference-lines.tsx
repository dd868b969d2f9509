import { aboutDuration } from '@regimen/contract/language/duration-forms.ts';
import { dayAndTime } from '@regimen/contract/language/instants.ts';
import { quoted } from '@regimen/contract/language/languages.ts';
import { listWords } from '@regimen/contract/language/lists.ts';
import type { WhatIfResult } from '@regimen/contract/what-if.ts';
import type { EscalationChange, NamedCount } from '@regimen/engine/what-if/compare-sides.ts';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import type { RunWords } from '../../../shared/runs/run-words.ts';
import { useMounted, useNow } from '../../../shell/use-mounted.ts';
import { ChangeBadge } from './change-badge.tsx';
import { peopleTexts } from './people-texts.ts';

interface DifferenceLinesProps {
  result: WhatIfResult;
  /** By the names of the program it was held against. */
  reason: RunWords['reason'];
}

/** What would have been different for one person, each thing named. */
export function DifferenceLines({ result, reason }: DifferenceLinesProps) {
  const t = useTexts(peopleTexts);
  const locale = useLocale();
  const { escalations, prompts, steps, end, unknown, unused, begun } = result;
  const names = (list: readonly { name: string }[]) =>
    listWords([...new Set(list.map(({ name }) => quoted(name, locale)))], locale);
  const counted = (list: readonly NamedCount[]) =>
    listWords(
      list.map(({ name, count }) =>
        count > 1 ? t('times', { name: quoted(name, locale), count }) : quoted(name, locale),
      ),
      locale,
    );
  const lines = [
    promptLine(),
    steps.onlyAfter.length > 0 && t('onlyAfter', { names: names(steps.onlyAfter) }),
    steps.onlyBefore.length > 0 && t('onlyBefore', { names: names(steps.onlyBefore) }),
    end.before?.status !== end.after?.status &&
      t('endedNow', { before: t(`before${stateOf(end.before)}`), after: t(`after${stateOf(end.after)}`) }),
    unknown.length > 0 && t('unknown', { names: counted(unknown) }),
    unused.length > 0 && t('unused', { names: counted(unused) }),
    begun === 'anew' && t('fromFirstDay'),
  ].filter((line) => line !== false);

  function promptLine(): string | false {
    const { before, after, by, days } = prompts;
    if (by.length === 0 && days.every((day) => day.before === day.after)) return false;
    if (by.length === 0) return t('promptsSame');
    const named = by
      .filter((one) => one.before !== one.after)
      .map((one) => t('promptOf', { ...one, name: quoted(one.name, locale) }))
      .slice(0, 4);
    return [t('prompts', { before, after }), ...named].join(' · ');
  }

  return (
    <div className="grid gap-3">
      {escalations.changes.length > 0 && (
        <ul className="grid gap-3">
          {escalations.changes.map((change) => (
            <Call
              key={`${change.about} ${change.name} ${change.before} ${change.after}`}
              change={change}
              reason={reason}
            />
          ))}
        </ul>
      )}
      {lines.length > 0 && (
        <ul className="grid gap-1 text-14 text-ink-soft">
          {lines.map((line) => (
            <li key={line} dir="auto" className="text-start">
              {line}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Call({ change, reason }: { change: EscalationChange; reason: RunWords['reason'] }) {
  const t = useTexts(peopleTexts);
  const locale = useLocale();
  const now = useNow();
  const mounted = useMounted();
  const { before, after, about, name, why, protocol } = change;
  const when = (at: number | null) => dayAndTime(locale, at ?? 0, now, mounted ? undefined : 'UTC');
  const times =
    before === null
      ? t('wouldHave', { after: when(after) })
      : after === null
        ? t('didCome', { before: when(before) })
        : t('thenInPlaceOf', { after: when(after), before: when(before) });
  const span = before !== null && after !== null ? Math.abs(before - after) / 60_000 : null;
  const decided = decisionIn(why);
  const told = decided && reason(decided, protocol);
  return (
    <li className="grid gap-0.5">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <ChangeBadge change={change.change} />
        <bdi className="font-medium">{t(about, { name })}</bdi>
        {span !== null && (
          <span className="text-ink-soft">{t('by', { span: aboutDuration(span, locale, 'after') })}</span>
        )}
      </p>
      <p className="text-14 text-ink-soft">{times}</p>
      {told && (
        <p className="text-14 text-ink-soft" dir="auto">
          {t('why')}:{' '}
          {[told.words, ...told.asked.filter(({ holds }) => holds).map(({ words }) => words)].join(' ')}
        </p>
      )}
    </li>
  );
}

/** What tells more than that a step was entered or ended. */
const decisions: readonly string[] = ['alerted', 'chose', 'jumped', 'came', 'decided', 'found-no-way'];

/** A way that is open to everybody decides nothing: then it is what ended before it. */
function decisionIn(why: EscalationChange['why']): EscalationChange['why'][number] | undefined {
  const place = why.findIndex(({ what }) => decisions.includes(what));
  const line = why[place];
  if (line?.what !== 'chose') return line ?? why[0];
  const isOpen = line.asked.at(-1)?.evaluation.condition.is === 'always';
  return isOpen ? (why[place + 1] ?? line) : line;
}

const states = { finished: 'Finished', failed: 'Failed', withdrawn: 'Withdrawn' } as const;
const stateOf = (end: WhatIfResult['end']['before']) => (end ? states[end.status] : 'UnderWay');
