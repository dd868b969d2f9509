import { quantity } from '@regimen/contract/language/quantities.ts';
import { inReaderUnit } from '@regimen/contract/reader-units.ts';
import type { UrgentHelp } from '@regimen/contract/urgent.ts';
import { useLocale } from '../../i18n/use-texts.ts';
import { useViewer } from '../../shell/use-shell.ts';

type Measured = Pick<NonNullable<UrgentHelp['measured']>, 'unit' | 'conversions'>;

/** A reading in the unit in which its person reads it. */
export function useMeasuredWords(): (kept: number, measured: Measured) => string {
  const locale = useLocale();
  const system = useViewer()?.units ?? 'own';
  return (kept, measured) => {
    const { unit, shown } = inReaderUnit(measured, system);
    return quantity(shown(kept), unit, locale);
  };
}
