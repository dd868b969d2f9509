import { useTexts } from '../../i18n/use-texts.ts';
import { Select } from '../../ui/select-field.tsx';
import { texts } from './texts.ts';

interface ProgramFilterProps {
  programs: readonly { id: string; title: string }[];
  chosen: string | null;
  onChoose: (program: string | null) => void;
}

export function ProgramFilter({ programs, chosen, onChoose }: ProgramFilterProps) {
  const t = useTexts(texts);
  return (
    <div className="-mt-4 mb-6 text-14">
      <Select
        inline
        aria-label={t('program')}
        value={chosen ?? ''}
        onChange={({ target }) => onChoose(target.value || null)}
      >
        <option value="">{t('allPrograms')}</option>
        {programs.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </Select>
    </div>
  );
}
