import { quantity } from '@regimen/contract/language/quantities.ts';
import type { StartFact } from '@regimen/contract/my-profile-choices.ts';
import type { ReaderUnit } from '@regimen/contract/reader-units.ts';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { readingTexts } from './reading-texts.ts';

interface StartOfferProps {
  start: { fact: StartFact; value: number };
  measure: ReaderUnit;
  onTake: (value: number) => void;
}

/** The profile knows it already. It is offered, not filled in: nobody should send an old number by mistake. */
export function StartOffer({ start, measure, onTake }: StartOfferProps) {
  const t = useTexts(readingTexts);
  const locale = useLocale();
  const value = measure.shown(start.value);
  return (
    <div className="grid justify-items-start gap-1">
      <Button look="quiet" onClick={() => onTake(value)}>
        {t('useStart', { value: quantity(value, measure.unit, locale) })}
      </Button>
      <p className="text-14 text-ink-soft">{t(start.fact === 'weight' ? 'startWeight' : 'startHeight')}</p>
    </div>
  );
}
