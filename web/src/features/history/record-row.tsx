import { correctionTitle, eventTitle, eventTypeWords, isDeclined } from '@regimen/contract/event-words.ts';
import type { RunRecord } from '@regimen/contract/history.ts';
import type { Trace } from '@regimen/engine/trace.ts';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { aboutRecord } from '../../shared/runs/about-record.ts';
import { runTexts } from '../../shared/runs/run-texts.ts';
import type { RunWords } from '../../shared/runs/run-words.ts';
import { When } from '../../shell/when.tsx';
import { CheckIcon, XIcon } from '../../ui/shell-icons.tsx';
import { outcomesOf } from './gather-records.ts';

interface RecordRowProps {
  record: RunRecord;
  /** The protocol under way before it. */
  protocol: number;
  words: RunWords;
  versions: readonly { id: string; number: number }[];
  /** The one that it was judged by, where that can be told. */
  version: string | undefined;
  isChosen: boolean;
  onChoose: () => void;
}

/** Further ones are among the reasons. */
const mostOutcomes = 2;

/** One thing that happened, what came of it, and why. */
export function RecordRow(props: RecordRowProps) {
  const { record, protocol, words, versions, version, isChosen, onChoose } = props;
  const t = useTexts(runTexts);
  const locale = useLocale();
  const { number, type, at, by, trace } = record;
  const declined = 'event' in record.entry && isDeclined(record.entry.event);
  // What was declined did not run out of time.
  const lines = withProtocols(trace, protocol).filter(({ line }) => !(declined && line.what === 'expired'));
  // That a check took place says little; what came of it is what happened.
  const outcomes = type === 'timer' ? outcomesOf(lines).slice(0, mostOutcomes) : [];
  const outcome = outcomes.map(({ line, index }) => words.reason(line, index).words).join(' ');
  const isMove = type === 'move' || type === 'undo';
  const onVersion = versions.find(({ id }) => id === version)?.number;
  const about = isMove ? String(onVersion ?? '') : aboutRecord(record, protocol, words);
  const correction = correctionOf(record, protocol, words);
  return (
    <li
      className={`relative grid gap-2 rounded-card border p-4 ${isChosen ? 'border-primary-line bg-primary-soft' : 'border-line bg-raised'}`}
    >
      <div className="flex items-start gap-3">
        <span className="inline-flex h-7 min-w-7 items-center justify-center rounded-pill bg-sunken px-1.5 text-12 font-semibold text-ink-soft tabular-nums">
          {number}
        </span>
        <div className="min-w-0 flex-1">
          <button
            type="button"
            aria-pressed={isChosen}
            title={t('choose')}
            className="text-start leading-heading font-semibold wrap-anywhere after:absolute after:inset-0 after:rounded-card"
            onClick={onChoose}
          >
            {outcome !== ''
              ? outcome
              : correction
                ? correctionTitle(about, correction, locale)
                : eventTitle(type, about, locale, { declined })}
          </button>
          <p className="text-14 text-ink-soft">
            <When at={at} /> · {outcome !== '' && `${eventTypeWords(type, locale)} · `}
            {by ? t('byWhom', { name: by.full_name }) : t('byTime')}
          </p>
        </div>
      </div>
      {lines.length > 0 && (
        <details className="relative" open={isChosen}>
          <summary className="inline-flex min-h-9 cursor-pointer items-center text-14 font-medium text-primary-text">
            {t('why', { n: lines.length })}
          </summary>
          <ol className="mt-1 grid gap-3">
            {lines.map(({ key, line, index }) => (
              <Reason key={key} {...words.reason(line, index)} />
            ))}
          </ol>
        </details>
      )}
    </li>
  );
}

/** A record may lead from one protocol into the next. */
function withProtocols(trace: readonly Trace[], first: number) {
  let index = first;
  return trace.map((line, place) => {
    if (line.what === 'protocol-began') index = line.index;
    return { key: `${place} ${line.what}`, line, index };
  });
}

function Reason({ words, asked }: ReturnType<RunWords['reason']>) {
  const t = useTexts(runTexts);
  return (
    <li className="grid gap-1">
      <p className="wrap-anywhere">{words}</p>
      {asked.length > 0 && (
        <ul className="grid gap-1 border-s-2 border-line ps-3">
          {asked.map((each) => (
            <li key={`${each.name} ${each.words}`} className="flex items-start gap-2 text-14">
              {each.holds ? (
                <CheckIcon size={16} className="mt-0.5 shrink-0 text-success-text" />
              ) : (
                <XIcon size={16} className="mt-0.5 shrink-0 text-ink-faint" />
              )}
              <span className="wrap-anywhere">
                <span className="sr-only">{`${t(each.holds ? 'held' : 'didNotHold')}: `}</span>
                {each.name && (
                  <>
                    <bdi className="font-medium">{each.name}</bdi>
                    {': '}
                  </>
                )}
                <span className="text-ink-soft">{each.words}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** What a reading was and what it was mended to; nothing of another record, nor of a reading that came late. */
function correctionOf({ entry }: RunRecord, protocol: number, words: RunWords) {
  const event = 'event' in entry ? entry.event : undefined;
  if (event?.type !== 'correction' || event.late) return null;
  return { was: event.was ?? null, value: event.value, unit: words.unit(protocol, event.kpi) };
}
