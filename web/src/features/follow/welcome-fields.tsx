import { clockWords } from '@regimen/contract/language/moments.ts';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { useCall } from '../../shell/use-call.ts';
import { ChoiceField } from '../../ui/choice-field.tsx';
import { TextField } from '../../ui/field.tsx';
import { manageTexts } from './manage-texts.ts';
import { clockOf, minuteOf } from './minute-of-day.ts';

export type Welcome = { from: number; to: number } | null;

interface WelcomeFieldsProps {
  welcome: Welcome;
  onChange: (welcome: Welcome) => void;
  error?: string | undefined;
}

/** The hours at which one likes to be reminded. */
export function WelcomeFields({ welcome, onChange, error }: WelcomeFieldsProps) {
  const t = useTexts(manageTexts);
  const anyTime = useAnyTimeWords();
  return (
    <div className="grid gap-3">
      <ChoiceField
        label={t('hours')}
        value={welcome ? 'between' : 'any'}
        choices={[
          { value: 'any', label: anyTime },
          { value: 'between', label: t('between') },
        ]}
        onChange={(value) => onChange(value === 'any' ? null : { from: 8 * 60, to: 21 * 60 })}
      />
      {welcome && (
        <div className="grid grid-cols-2 gap-3 sm:max-w-80">
          <TextField
            name="welcome.from"
            type="time"
            label={t('from')}
            value={clockOf(welcome.from)}
            onChange={({ target }) => onChange({ ...welcome, from: minuteOf(target.value) ?? welcome.from })}
          />
          <TextField
            name="welcome.to"
            type="time"
            label={t('to')}
            value={clockOf(welcome.to)}
            error={error}
            onChange={({ target }) => onChange({ ...welcome, to: minuteOf(target.value) ?? welcome.to })}
          />
        </div>
      )}
    </div>
  );
}

/** Quiet hours hold whatever a program is allowed. */
function useAnyTimeWords(): string {
  const t = useTexts(manageTexts);
  const locale = useLocale();
  const quiet = useCall('GET notifications/settings', {}).data?.quiet;
  if (!quiet || quiet.from === quiet.to) return t('anyTime');
  const [from, to] = [clockWords(quiet.from, locale), clockWords(quiet.to, locale)];
  return t('anyTimeButQuiet', { from, to });
}
