import type { OrderItem } from '@regimen/engine/items.ts';
import { useState } from 'react';
import { useTexts } from '../../../../i18n/use-texts.ts';
import { NumberField } from '../../../../ui/number-field.tsx';
import { useProtocol } from '../../draft/use-draft.ts';
import { kpiOf } from '../../words/references.ts';
import { MockButton } from './mock-button.tsx';
import { previewTexts } from './preview-texts.ts';

const words = {
  confirmation: 'confirm',
  purchase: 'bought',
  upload: 'sendFile',
  lab_result: 'sendResult',
} as const;

export function OrderPreview({ item }: { item: OrderItem }) {
  const t = useTexts(previewTexts);
  const protocol = useProtocol();
  const [value, setValue] = useState<number | undefined>();
  const kpi = item.resultKpi === undefined ? undefined : kpiOf(protocol, item.resultKpi);
  return (
    <>
      {item.orderType === 'lab_result' &&
        (kpi ? (
          <NumberField
            label={t('resultIn', { unit: kpi.unit })}
            unit={kpi.unit}
            value={value}
            onChange={setValue}
          />
        ) : (
          <p className="text-14 text-ink-faint">{t('noKpi')}</p>
        ))}
      <MockButton>{t(words[item.orderType])}</MockButton>
    </>
  );
}
