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
  return ({ title, measured }) => {
    if (!measured?.since) return title;
    return measured.since.isWell
      ? t('betterTitle')
      : t('newestTitle', { reading: inUnit(measured.since.value, measured.unit, locale) });
  };
}

const inUnit = (value: number, unit: string, locale: Locale): string =>
  quantity(Math.round(value * 100) / 100, unit, locale);

/** The creator's words; about a reading, first what it was, and what to do about the newest. */
export function WhatToDo({ danger: { text, measured } }: { danger: Danger }) {
  const t = useTexts(texts);
  const locale = useLocale();
  if (!measured) return <Words>{text}</Words>;
  const { since, unit } = measured;
  const advice = since ? since.advice : measured.advice;
  return (
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
      {since && !since.advice && <p className="text-18">{t('better')}</p>}
      {advice && <Words>{advice}</Words>}
      <Words>{text}</Words>
    </>
  );
}

function Words({ children }: { children: string }) {
  return (
    <p dir="auto" className="max-w-measure text-18 whitespace-pre-line wrap-anywhere">
      {children}
    </p>
  );
}
