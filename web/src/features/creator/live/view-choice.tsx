import { defineTexts } from '../../../i18n/define-texts.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { ChoiceField } from '../../../ui/choice-field.tsx';

export type FlowView = 'drawing' | 'list';

export const viewTexts = defineTexts({
  view: { en: 'Show the flow as', ar: 'طريقة عرض المخطط' },
  drawing: { en: 'Diagram', ar: 'رسم' },
  list: { en: 'List', ar: 'قائمة' },
});

interface ViewChoiceProps {
  value: FlowView;
  onChange: (value: FlowView) => void;
  /** Without room for a drawing there is nothing to choose. */
  wide: boolean | null;
}

export function ViewChoice({ value, onChange, wide }: ViewChoiceProps) {
  const t = useTexts(viewTexts);
  return (
    <span className={wide ? '' : 'hidden'}>
      <ChoiceField
        label={t('view')}
        hideLabel
        value={value}
        choices={[
          { value: 'drawing', label: t('drawing') },
          { value: 'list', label: t('list') },
        ]}
        onChange={onChange}
      />
    </span>
  );
}
