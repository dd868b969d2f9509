import type { AiTest, AiTestRate } from '@regimen/contract/ai-tests.ts';
import { withCommas } from '@regimen/contract/language/languages.ts';
import { percentWords } from '@regimen/contract/language/quantities.ts';
import { type ReactNode, useId } from 'react';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { WhenIn } from '../../../shell/when.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { CircleDotIcon } from '../../../ui/icons.tsx';
import { CheckIcon, XIcon } from '../../../ui/shell-icons.tsx';
import type { Named } from './places.ts';
import { texts } from './texts.ts';

interface AiTestCardProps {
  test: AiTest;
  /** What ids in it stand for. */
  names: readonly Named[];
  /** What is known of whom it is about, in words. */
  known?: readonly string[];
  children?: ReactNode;
}

/** One test: what is asked, what must hold, how often it did, and what was answered. */
export function AiTestCard({ test, names, known = [], children }: AiTestCardProps) {
  const t = useTexts(texts);
  const { given, result } = test;
  const titleId = useId();
  return (
    <li aria-labelledby={titleId} className="grid gap-2.5 rounded-card border border-line bg-raised p-4">
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1.5">
        <h3 id={titleId} className="min-w-0 font-semibold wrap-anywhere">
          <bdi>{test.name}</bdi>
        </h3>
        <ResultBadge test={test} />
      </div>
      {given.messages.length > 0 && (
        <ul className="grid gap-1 text-14 text-ink-soft">
          {given.messages.map((message, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same may be written twice
            <li key={index} className="wrap-anywhere" dir="auto" lang={given.locale}>
              {message}
            </li>
          ))}
        </ul>
      )}
      {known.length > 0 && (
        <ul className="flex flex-wrap gap-x-4 gap-y-1 text-14 text-ink-soft">
          {known.map((line) => (
            <li key={line} className="wrap-anywhere">
              {line}
            </li>
          ))}
        </ul>
      )}
      <Parts test={test} names={names} />
      {result?.fault && <p className="text-14 text-danger-text">{t(result.fault)}</p>}
      {result && result.runs > 0 && (
        <p className="text-14 text-ink-soft">
          <WhenIn at={result.ranAt} words={(when) => t('ran', { when })} />
        </p>
      )}
      <Samples test={test} names={names} />
      {children}
    </li>
  );
}

function ResultBadge({ test: { result, threshold } }: { test: AiTest }) {
  const t = useTexts(texts);
  const locale = useLocale();
  if (!result) return <Badge>{t('never')}</Badge>;
  const { status, runs, passed } = result;
  if (status === 'waiting' || status === 'running')
    return <Badge tone="primary">{t(status === 'waiting' ? 'waiting' : 'busy')}</Badge>;
  if (status === 'broken') return <Badge tone="warning">{t('broken')}</Badge>;
  const words = t(status === 'passed' ? 'passed' : 'failed');
  const rate = t('rate', { held: passed, n: runs });
  const wanted =
    status === 'failed' && runs > 1 ? t('wanted', { percent: percentWords(locale, threshold / 100) }) : '';
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      {runs > 1 && (
        <span className="text-14 text-ink-soft tabular-nums">
          {withCommas(wanted ? [rate, wanted] : [rate], locale)}
        </span>
      )}
      <Badge tone={status === 'passed' ? 'success' : 'warning'}>{words}</Badge>
    </span>
  );
}

/** Each thing that must hold, with how often it did. */
function Parts({ test, names }: { test: AiTest; names: readonly Named[] }) {
  const t = useTexts(texts);
  const { runs = 0, rates = [] } = test.result ?? {};
  return (
    <ul className="grid gap-1.5 text-14">
      {partsOf(test).map(({ part, of }) => {
        const held = rates.find((rate) => rate.part === part && rate.of === of)?.held;
        const isMet = held !== undefined && held === runs;
        const Icon = held === undefined ? CircleDotIcon : isMet ? CheckIcon : XIcon;
        const colour =
          held === undefined ? 'text-ink-faint' : isMet ? 'text-success-text' : 'text-danger-text';
        const words =
          part === 'ends'
            ? t(`ends-${of}` as 'ends-answers')
            : t(part, { name: part === 'not-say' ? of : nameIn(names, of, t('gone')) });
        return (
          <li key={`${part} ${of}`} className="flex items-start gap-2">
            <Icon size={16} className={`mt-0.5 shrink-0 ${colour}`} />
            <span className="min-w-0 wrap-anywhere">
              {held !== undefined && <span className="sr-only">{`${t(isMet ? 'holds' : 'fails')}: `}</span>}
              {words}
              {held !== undefined && runs > 1 && (
                <span className="text-ink-soft tabular-nums">{` · ${t('rate', { held, n: runs })}`}</span>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

const nameIn = (names: readonly Named[], id: string, gone: string): string =>
  names.find((named) => named.id === id)?.name ?? gone;

function partsOf({ expects: { cites, notSay, ends, chooses } }: AiTest): Pick<AiTestRate, 'part' | 'of'>[] {
  return [
    ...(ends ? [{ part: 'ends' as const, of: ends }] : []),
    ...(chooses ? [{ part: 'chooses' as const, of: chooses }] : []),
    ...cites.map((of) => ({ part: 'cites' as const, of })),
    ...notSay.map((of) => ({ part: 'not-say' as const, of })),
  ];
}

function Samples({ test: { result, given }, names }: { test: AiTest; names: readonly Named[] }) {
  const t = useTexts(texts);
  const locale = useLocale();
  if (!result || result.samples.length === 0) return null;
  return (
    <details className="text-14">
      <summary className="cursor-pointer font-medium text-primary-text">{t('answers')}</summary>
      <ul className="mt-2 grid gap-2">
        {result.samples.map((sample, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two runs may say the same
          <li key={index} className="grid gap-2 rounded-control bg-sunken p-3">
            {sample.said.map((said, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two answers may be the same
              <div key={at} className="grid gap-1">
                {said.branch && (
                  <p className="font-medium">
                    {t('choseBranch', { branch: nameIn(names, said.branch, t('gone')) })}
                  </p>
                )}
                <p className="whitespace-pre-line wrap-anywhere" dir="auto" lang={given.locale}>
                  {said.words || (said.branch ? '' : t('nothingSaid'))}
                </p>
                {said.cites.length > 0 && (
                  <p className="text-ink-soft wrap-anywhere">
                    {t('citesNames', { names: withCommas(said.cites, locale) })}
                  </p>
                )}
              </div>
            ))}
          </li>
        ))}
      </ul>
    </details>
  );
}
