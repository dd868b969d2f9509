import type { KpiItem } from '@regimen/engine/items.ts';
import { inOwnUnit, inTarget } from '@regimen/engine/readings.ts';
import { useState } from 'react';
import { useTexts } from '../../../../i18n/use-texts.ts';
import { NumberInput } from '../../../../ui/number-field.tsx';
import { Select } from '../../../../ui/select-field.tsx';
import { KpiChart } from './kpi-chart.tsx';
import { MockButton } from './mock-button.tsx';
import { previewTexts } from './preview-texts.ts';

/** A reading can be tried: it is converted, refused and judged as the engine would. */
export function KpiPreview({ item }: { item: KpiItem }) {
  const t = useTexts(previewTexts);
  const [value, setValue] = useState<number | undefined>();
  const [unit, setUnit] = useState(item.unit);
  const units = [item.unit, ...(item.conversions ?? []).map((other) => other.unit)].filter(Boolean);
  const chosen = units.includes(unit) ? unit : item.unit;
  const reading = value === undefined ? null : inOwnUnit(item, value, chosen);
  const refused = reading !== null && (reading < item.range.min || reading > item.range.max);
  return (
    <>
      {item.origin !== 'asked' ? (
        <p className="text-14 text-ink-soft">{t(item.origin === 'device' ? 'fromDevice' : 'fromFormula')}</p>
      ) : (
        <div className="grid gap-2">
          <div className="flex items-center gap-2">
            <NumberInput
              aria-label={t('reading')}
              placeholder={t('reading')}
              value={value}
              onChange={setValue}
              className="min-h-11 min-w-0 flex-1"
            />
            {units.length > 1 ? (
              <Select
                inline
                aria-label={t('reading')}
                value={chosen}
                onChange={({ target }) => setUnit(target.value)}
              >
                {units.map((each) => (
                  <option key={each}>{each}</option>
                ))}
              </Select>
            ) : (
              <bdi className="text-ink-soft">{item.unit}</bdi>
            )}
          </div>
          <p role="status" className={`text-14 ${refused ? 'text-danger-text' : 'text-ink-soft'}`}>
            {refused
              ? t('refused')
              : reading !== null && item.target
                ? t(inTarget(item, reading) ? 'inTarget' : 'outOfTarget')
                : ''}
          </p>
          <MockButton>{t('record')}</MockButton>
        </div>
      )}
      {item.range.min < item.range.max && <KpiChart item={item} />}
    </>
  );
}
