import type { OrderItem } from '@regimen/engine/items.ts';
import { useTexts } from '../../../../i18n/use-texts.ts';
import { orderTexts } from '../../../../shared/item-words/order-texts.ts';
import { ChoiceField } from '../../../../ui/choice-field.tsx';
import { CartIcon, FlaskIcon, UploadIcon } from '../../../../ui/icons.tsx';
import { CheckIcon } from '../../../../ui/shell-icons.tsx';
import { ItemPicker } from '../item-picker.tsx';
import type { FieldsProps } from './item-fields.tsx';

const types = ['confirmation', 'purchase', 'upload', 'lab_result'] as const;
const icons = {
  confirmation: <CheckIcon className="shrink-0" />,
  purchase: <CartIcon className="shrink-0" />,
  upload: <UploadIcon className="shrink-0" />,
  lab_result: <FlaskIcon className="shrink-0" />,
};

export function OrderFields({ form, item, change }: FieldsProps<OrderItem>) {
  const t = useTexts(orderTexts);
  return (
    <>
      <ChoiceField
        look="cards"
        columns={2}
        label={t('type')}
        value={item.orderType}
        choices={types.map((value) => ({
          value,
          label: t(value),
          help: t(`${value}Help`),
          icon: icons[value],
        }))}
        onChange={(orderType) =>
          change({ orderType, ...(orderType !== 'lab_result' && { resultKpi: undefined }) })
        }
      />
      {item.orderType === 'lab_result' && (
        <ItemPicker
          kind="kpi"
          label={t('resultKpi')}
          help={t('resultKpiHelp')}
          error={form.errorAt('resultKpi')}
          value={item.resultKpi}
          onChange={(resultKpi) => change({ resultKpi })}
        />
      )}
    </>
  );
}
