import type { Locale } from '@regimen/contract/language/languages.ts';
import { quantity } from '@regimen/contract/language/quantities.ts';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { WhenIn } from '../../shell/when.tsx';
import type { Danger } from './danger-in.ts';
import { texts } from './texts.ts';

/** How the newest reading changes what stands above all else. */
export function useDangerTitle(): (danger: Danger) => string {
  const t = useTexts(texts);
  const locale = useLocale();
  return ({ title, measured, over }) => {
    if (over === 'corrected') return t('correctedTitle');
    if (over === 'deleted') return t('deletedTitle');
    if (!measured?.since) return title;
    return measured.since.isWell
      ? t('betterTitle')
      : t('newestTitle', { reading: inUnit(measured.since.value, measured.unit, locale) });
  };
}

const inUnit = (value: number, unit: string, locale: Locale): string =>
  quantity(Math.round(value * 100) / 100, unit, locale);

/** The creator's words; about a reading, first what it was, and what to do about the newest. */
export function WhatToDo({ danger }: { danger: Danger }) {
  const t = useTexts(texts);
  const locale = useLocale();
  const { text, measured, over } = danger;
  if (!measured) return <Words>{firstWords(text)}</Words>;
  const { since, unit } = measured;
  const advice = since ? since.advice : over ? null : measured.advice;
  return (
    <>
      {over === 'corrected' || over === 'deleted' ? (
        since && (
          <p className="text-18">
            {t(over === 'deleted' ? 'lastIs' : since.isWell ? 'correctedWell' : 'correctedTo', {
              reading: inUnit(since.value, unit, locale),
            })}
          </p>
        )
      ) : (
        <>
          <p className="text-18">
            {t('measured')}{' '}
            <bdi className="font-semibold tabular-nums">{inUnit(measured.value, unit, locale)}</bdi>
          </p>
          {since && (
            <p className="text-18">
              <WhenIn at={since.at} words={(when) => t('since', { when })} />{' '}
              <bdi className="font-semibold tabular-nums">{inUnit(since.value, unit, locale)}</bdi>
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
