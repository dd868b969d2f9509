import { roleTexts } from '@regimen/contract/role-texts.ts';
import { professions } from '@regimen/contract/roles.ts';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { controlClass } from '../../../ui/field.tsx';
import { NumberInput } from '../../../ui/number-field.tsx';
import { Select } from '../../../ui/select-field.tsx';
import { sentenceTexts } from './sentence-texts.ts';

export function AmountValue({
  value,
  set,
  unit,
}: {
  value: number;
  set: (value: number) => void;
  unit?: string | undefined;
}) {
  const s = useTexts(sentenceTexts);
  return (
    <span className="inline-flex items-center gap-1.5">
      <NumberInput
        aria-label={unit ? `${s('value')} (${unit})` : s('value')}
        value={value}
        onChange={(number) => number !== undefined && set(number)}
        className="field-sizing-content min-h-9 w-auto! min-w-16 px-2.5! py-1! text-14!"
      />
      {unit && <bdi className="text-14 text-ink-soft">{unit}</bdi>}
    </span>
  );
}

interface WordsProps {
  value: string;
  onChange: (value: string) => void;
  options: readonly { id: string; name: string; depth?: number }[];
}

export function WordsValue({ value, onChange, options }: WordsProps) {
  const s = useTexts(sentenceTexts);
  const known = options.some(({ id }) => id === value);
  return (
    <Select
      inline
      aria-label={s('value')}
      aria-invalid={!known || undefined}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      {!known && <option value={value}>{s('gone')}</option>}
      {options.map(({ id, name, depth = 0 }) => (
        <option key={id} value={id}>
          {'\u2003'.repeat(depth) + name}
        </option>
      ))}
    </Select>
  );
}

export function RoleValue({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const s = useTexts(sentenceTexts);
  const locale = useLocale();
  const groups = [
    { label: s('followers'), roles: ['patient', 'user'] as const },
    { label: s('professions'), roles: ['expert', ...professions] as const },
  ];
  const known = Object.hasOwn(roleTexts.en, value);
  return (
    <Select inline aria-label={s('value')} value={value} onChange={({ target }) => onChange(target.value)}>
      {!known && <option value={value}>{value}</option>}
      {groups.map(({ label, roles }) => (
        <optgroup key={label} label={label}>
          {roles.map((role) => (
            <option key={role} value={role}>
              {roleTexts[locale][role]}
            </option>
          ))}
        </optgroup>
      ))}
    </Select>
  );
}

interface TextProps {
  value: string;
  onChange: (value: string) => void;
  placeholder?: string;
  type?: 'text' | 'date';
}

export function TextValue({ value, onChange, placeholder, type = 'text' }: TextProps) {
  const s = useTexts(sentenceTexts);
  return (
    <input
      type={type}
      aria-label={s('value')}
      value={value}
      maxLength={200}
      placeholder={placeholder}
      onChange={({ target }) => onChange(target.value)}
      className={`${controlClass} field-sizing-content min-h-9 w-auto! max-w-full min-w-28 px-2.5! py-1! text-14!`}
    />
  );
}
