import { useTexts } from '../../i18n/use-texts.ts';
import { WhenIn } from '../../shell/when.tsx';
import type { Danger } from './danger-in.ts';
import { useMeasuredWords } from './measured-words.ts';
import { texts } from './texts.ts';

/** How the newest reading changes what stands above all else. */
export function useDangerTitle(): (danger: Danger) => string {
  const t = useTexts(texts);
  const inUnit = useMeasuredWords();
  return ({ title, measured, over }) => {
    if (over === 'corrected') return t('correctedTitle');
    if (over === 'deleted') return t('deletedTitle');
    if (!measured?.since) return title;
    return measured.since.isWell
      ? t('betterTitle')
      : t('newestTitle', { reading: inUnit(measured.since.value, measured) });
  };
}

/** The creator's words; about a reading, first what it was, and what to do about the newest. */
export function WhatToDo({ danger }: { danger: Danger }) {
  const t = useTexts(texts);
  const inUnit = useMeasuredWords();
  const { text, measured, over } = danger;
  if (!measured) return <Words>{firstWords(text)}</Words>;
  const { since } = measured;
  const advice = since ? since.advice : over ? null : measured.advice;
  return (
    <>
      {over === 'corrected' || over === 'deleted' ? (
        since && (
          <p className="text-18">
            {t(over === 'deleted' ? 'lastIs' : since.isWell ? 'correctedWell' : 'correctedTo', {
              reading: inUnit(since.value, measured),
            })}
          </p>
        )
      ) : (
        <>
          <p className="text-18">
            {t('measured')}{' '}
            <bdi className="font-semibold tabular-nums">{inUnit(measured.value, measured)}</bdi>
          </p>
          {since && (
            <p className="text-18">
              <WhenIn at={since.at} words={(when) => t('since', { when })} />{' '}
              <bdi className="font-semibold tabular-nums">{inUnit(since.value, measured)}</bdi>
            </p>
          )}
        </>
      )}
      {advice && <Words>{advice}</Words>}
      {over ? (
        !advice && <p className="text-18">{t(over === 'measured' ? 'better' : 'unwell')}</p>
      ) : (
        <Words>{text}</Words>
      )}
    </>
  );
}

/** Of what a creator wrote in several paragraphs the first stands above the numbers, so that these are seen at once. */
const firstWords = (text: string): string => text.split('\n', 1)[0] ?? '';

/** The others, below them. */
export function MoreWords({ danger: { text, measured } }: { danger: Danger }) {
  const more = measured ? '' : text.slice(firstWords(text).length).trim();
  return more && <Words>{more}</Words>;
}

function Words({ children }: { children: string }) {
  return (
    <p dir="auto" className="max-w-measure text-18 whitespace-pre-line wrap-anywhere">
      {children}
    </p>
  );
}
