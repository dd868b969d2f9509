import { isSign, signGroupOf, signGroups, signLabel, signNames } from '@regimen/contract/signs.ts';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { Chip } from '../../../ui/chip.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { texts } from './texts.ts';

interface MadeUpSignsProps {
  value: readonly string[];
  /** Signs of the creator's own that the protocol speaks of. */
  own: readonly string[];
  onChange: (value: string[]) => void;
}

const most = 50;

/** Symptoms, conditions and goals that somebody made up has told of. */
export function MadeUpSigns({ value, own, onChange }: MadeUpSignsProps) {
  const t = useTexts(texts);
  const locale = useLocale();
  const left = (names: readonly string[]) =>
    names
      .filter((name) => !value.includes(name))
      .sort((a, b) => signLabel(a, locale).localeCompare(signLabel(b, locale), locale))
      .map((name) => (
        <option key={name} value={name}>
          {signLabel(name, locale)}
        </option>
      ));
  const listed = own.filter((name) => !isSign(name));
  return (
    <div className="grid gap-2 sm:col-span-2">
      <SelectField
        label={t('signs')}
        optional={t('optional')}
        value=""
        disabled={value.length >= most}
        onChange={({ target }) => target.value && onChange([...value, target.value])}
      >
        <option value="">{t(value.length === 0 ? 'unknown' : 'anotherSign')}</option>
        {listed.length > 0 && <optgroup label={t('ownSigns')}>{left(listed)}</optgroup>}
        {signGroups.map((group) => (
          <optgroup key={group} label={t(group)}>
            {left(signNames.filter((name) => signGroupOf(name) === group))}
          </optgroup>
        ))}
      </SelectField>
      {value.length > 0 && (
        <ul aria-label={t('signs')} className="flex flex-wrap gap-1.5">
          {value.map((sign) => (
            <Chip
              key={sign}
              removeLabel={t('removeSign', { name: signLabel(sign, locale) })}
              onRemove={() => onChange(value.filter((each) => each !== sign))}
            >
              {signLabel(sign, locale)}
            </Chip>
          ))}
        </ul>
      )}
    </div>
  );
}
