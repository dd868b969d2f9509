import { type Shown, shownParts } from '@regimen/contract/my-profile-choices.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { CheckField } from '../../ui/check-field.tsx';
import { texts } from './texts.ts';

/** Nothing beyond one's name is shown to everybody unless one says so. */
export function ShownParts({
  value,
  onChange,
}: {
  value: readonly Shown[];
  onChange: (value: Shown[]) => void;
}) {
  const t = useTexts(texts);
  return (
    <fieldset className="grid gap-3">
      <legend className="sr-only">{t('shows')}</legend>
      {shownParts.map((part) => (
        <CheckField
          key={part}
          name={`shows.${part}`}
          label={t(`show_${part}`)}
          checked={value.includes(part)}
          onChange={(checked) =>
            onChange(shownParts.filter((each) => (each === part ? checked : value.includes(each))))
          }
        />
      ))}
    </fieldset>
  );
}
