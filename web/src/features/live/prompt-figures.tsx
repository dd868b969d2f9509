import { oneUnitDuration } from '@regimen/contract/language/duration-forms.ts';
import { lastDays } from '@regimen/contract/language/duration-phrases.ts';
import { percentWords } from '@regimen/contract/language/quantities.ts';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { useCall } from '../../shell/use-call.ts';
import { ShareBar } from '../../ui/share-bar.tsx';
import { promptTexts } from './prompt-texts.ts';

const shares = ['delivered', 'seen', 'answered', 'missed'] as const;
const times = [
  ['p50', 'half'],
  ['p90', 'ninety'],
  ['p99', 'ninetyNine'],
] as const;

/** How reliably the followers of a program are told, and what comes of it. Shows nothing to those who may not know. */
export function PromptFigures({ programId }: { programId: string }) {
  const t = useTexts(promptTexts);
  const locale = useLocale();
  const { data: figures } = useCall('GET programs/{id}/prompts', { params: { id: programId }, query: {} });
  if (!figures) return null;
  return (
    <section
      aria-labelledby="prompt-figures"
      className="grid gap-4 rounded-card border border-line bg-raised p-5"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="prompt-figures" className="text-18 font-semibold">
          {t('title')}
        </h2>
        <p className="text-14 text-ink-soft">{lastDays(figures.days, locale)}</p>
      </div>
      {figures.intended === 0 ? (
        <p className="text-ink-soft">{t('none')}</p>
      ) : (
        <>
          {figures.onTime.p50 !== null && (
            <div>
              <p className="mb-1 text-14 text-ink-soft">{t('onTime')}</p>
              <dl className="grid grid-cols-3 gap-x-3">
                {times.map(([key, words]) => (
                  <div key={key}>
                    <dt className="text-14 text-ink-soft">{t(words)}</dt>
                    <dd className="text-18 leading-heading font-semibold tabular-nums">
                      {oneUnitDuration(figures.onTime[key] ?? 0, locale)}
                    </dd>
                  </div>
                ))}
              </dl>
            </div>
          )}
          <dl className="grid gap-2">
            {shares.map((key) => (
              <div key={key} className="grid grid-cols-[6.5rem_1fr_3.5rem] items-center gap-3">
                <dt className="text-14">{t(key)}</dt>
                <dd aria-hidden="true">
                  <ShareBar
                    share={figures.shares[key] ?? 0}
                    fill={key === 'missed' ? 'bg-warning-line' : 'bg-primary-line'}
                  />
                </dd>
                <dd className="text-end font-semibold tabular-nums">
                  {percentWords(locale, figures.shares[key] ?? 0)}
                </dd>
              </div>
            ))}
          </dl>
          <p className="text-14 text-ink-soft">
            {t('of', { n: figures.intended })}
            {figures.held > 0 && `. ${t('held', { n: figures.held })}`}
          </p>
        </>
      )}
    </section>
  );
}
