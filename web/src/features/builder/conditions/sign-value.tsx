import {
  isSign,
  type SignName,
  signGroupOf,
  signGroups,
  signLabel,
  signNames,
} from '@regimen/contract/signs.ts';
import { useState } from 'react';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { Select } from '../../../ui/select-field.tsx';
import { knownSign } from './known-sign.ts';
import { sentenceTexts } from './sentence-texts.ts';
import { TextValue } from './value-inputs.tsx';

/** No sign is called this: names have no spaces. */
const other = 'something else';

interface SignValueProps {
  value: string;
  onChange: (value: string) => void;
  /** Signs of the creator's own that this protocol speaks of already. */
  own: readonly string[];
}

/** One of the signs that people can tell us of, or words of the creator's own. */
export function SignValue({ value, onChange, own }: SignValueProps) {
  const s = useTexts(sentenceTexts);
  const locale = useLocale();
  const listed = own.filter((name) => !isSign(name));
  const [isTyped, setTyped] = useState(value !== '' && !isSign(value) && !listed.includes(value));
  const shown = isTyped ? other : value;
  const options = (names: readonly string[]) =>
    names.map((name) => (
      <option key={name} value={name}>
        {signLabel(name, locale)}
      </option>
    ));
  const inGroup = (group: (typeof signGroups)[number]): SignName[] =>
    signNames
      .filter((name) => signGroupOf(name) === group)
      .sort((a, b) => signLabel(a, locale).localeCompare(signLabel(b, locale), locale));
  return (
    <>
      <Select
        inline
        aria-label={s('value')}
        value={shown}
        onChange={({ target }) => {
          setTyped(target.value === other);
          onChange(target.value === other ? '' : target.value);
        }}
      >
        {shown === '' && <option value="">{s('signChoose')}</option>}
        {signGroups.map((group) => (
          <optgroup key={group} label={s(group)}>
            {options(inGroup(group))}
          </optgroup>
        ))}
        <optgroup label={s('signOwn')}>
          {options(listed)}
          <option value={other}>{s('signOther')}</option>
        </optgroup>
      </Select>
      {isTyped && (
        <TextValue
          value={value}
          onChange={(typed) => onChange(knownSign(typed) ?? typed)}
          placeholder={s('signExample')}
        />
      )}
    </>
  );
}
