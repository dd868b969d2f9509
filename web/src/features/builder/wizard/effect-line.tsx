import { percentWords } from '@regimen/contract/language/quantities.ts';
import type { DraftEffect } from '@regimen/engine/wizard/effect-of-draft.ts';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { texts } from './texts.ts';

/** What simulated followers make of a draft; with `before`, what a change does to them. */
export function EffectLine({
  effect,
  before,
}: {
  effect: DraftEffect | null | undefined;
  before?: DraftEffect | null | undefined;
}) {
  const t = useTexts(texts);
  const locale = useLocale();
  if (effect === null) return null;
  if (effect === undefined)
    return (
      <p role="status" className="text-14 text-ink-soft">
        {t('simulating')}
      </p>
    );
  const figures = [
    {
      name: t('finish'),
      now: percentWords(locale, effect.finish),
      was: before && percentWords(locale, before.finish),
    },
    {
      name: t('stuck'),
      now: percentWords(locale, effect.stuck),
      was: before && percentWords(locale, before.stuck),
    },
    {
      name: t('aDay'),
      now: t('number', { n: effect.promptsADay }),
      was: before && t('number', { n: before.promptsADay }),
    },
    {
      name: t('takes'),
      now: effect.days === null ? t('unknown') : t('days', { n: Math.round(effect.days) }),
      was: before && (before.days === null ? t('unknown') : t('days', { n: Math.round(before.days) })),
    },
  ];
  return (
    <div>
      <dl className="flex flex-wrap gap-x-6 gap-y-2">
        {figures.map(({ name, now, was }) => (
          <div key={name} className="flex flex-col-reverse">
            <dt className="text-12 text-ink-soft">{name}</dt>
            <dd className="flex gap-1.5 text-16 font-semibold tabular-nums">
              {was && was !== now && (
                <bdi className="font-normal text-ink-faint line-through">
                  <span className="sr-only">{t('before')}</span>
                  {was}
                </bdi>
              )}
              <bdi>{now}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-1 text-12 text-ink-soft">{t('simulated', { n: effect.followers })}</p>
    </div>
  );
}
