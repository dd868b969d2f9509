import { useTexts } from '../../../i18n/use-texts.ts';
import { ChoiceField } from '../../../ui/choice-field.tsx';
import { viewTexts } from './view-texts.ts';

export type FlowView = 'drawing' | 'list';

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
