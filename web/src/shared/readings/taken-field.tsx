import { useTexts } from '../../i18n/use-texts.ts';
import { TextField } from '../../ui/field.tsx';
import { readingTexts } from './reading-texts.ts';

interface TakenFieldProps {
  /** As the field says it; see `localText`. */
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
}

/** When a reading was taken, by the reader's own clock. */
export function TakenField({ value, onChange, error }: TakenFieldProps) {
  const t = useTexts(readingTexts);
  return (
    <div className="sm:max-w-64">
      <TextField
        name="takenAt"
        type="datetime-local"
        label={t('takenAt')}
        max={localText(new Date())}
        value={value}
        error={error}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}

const two = (number: number) => String(number).padStart(2, '0');

/** "2026-11-17T08:30", as a field of date and time takes it. */
export const localText = (at: Date): string =>
  `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}T${two(at.getHours())}:${two(at.getMinutes())}`;

/** The instant that such a text means; null for none. */
export function instantOfLocal(text: string): string | null {
  const at = new Date(text);
  return Number.isNaN(at.getTime()) ? null : at.toISOString();
}
