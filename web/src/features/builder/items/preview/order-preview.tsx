import { kpiOf } from '@regimen/contract/protocol-words/references.ts';
import type { OrderItem } from '@regimen/engine/items.ts';
import { useState } from 'react';
import { useTexts } from '../../../../i18n/use-texts.ts';
import { NumberField } from '../../../../ui/number-field.tsx';
import { useKnownProtocol } from '../known-items.tsx';
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
  const protocol = useKnownProtocol();
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
