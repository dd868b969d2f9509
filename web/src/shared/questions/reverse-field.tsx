import { useTexts } from '../../i18n/use-texts.ts';
import { CheckField } from '../../ui/check-field.tsx';
import { questionTexts } from './question-texts.ts';

export function ReverseField({ checked, change }: { checked: boolean; change: (part: object) => void }) {
  const t = useTexts(questionTexts);
  return (
    <CheckField
      label={t('reverse')}
      help={t('reverseHelp')}
      checked={checked}
      onChange={(on) => change({ reverse: on || undefined })}
    />
  );
}
