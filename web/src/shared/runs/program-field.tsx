import { useTexts } from '../../i18n/use-texts.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { runTexts } from './run-texts.ts';

interface ProgramFieldProps {
  programs: readonly { id: string; title: string }[];
  /** Empty: all of them. */
  value: string;
  onChange: (program: string) => void;
}

/** Narrows what is shown of people down to one program. */
export function ProgramField({ programs, value, onChange }: ProgramFieldProps) {
  const t = useTexts(runTexts);
  return (
    <SelectField label={t('program')} value={value} onChange={({ target }) => onChange(target.value)}>
      <option value="">{t('allPrograms')}</option>
      {programs.map(({ id, title }) => (
        <option key={id} value={id}>
          {title}
        </option>
      ))}
    </SelectField>
  );
}
