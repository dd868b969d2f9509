import { useTexts } from '../../i18n/use-texts.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { texts } from './texts.ts';

interface ProgramFilterProps {
  programs: readonly { id: string; title: string }[];
  chosen: string | null;
  onChoose: (program: string | null) => void;
}

export function ProgramFilter({ programs, chosen, onChoose }: ProgramFilterProps) {
  const t = useTexts(texts);
  return (
    <div className="mb-6 max-w-80">
      <SelectField
        label={t('program')}
        value={chosen ?? ''}
        onChange={({ target }) => onChoose(target.value || null)}
      >
        <option value="">{t('allPrograms')}</option>
        {programs.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
