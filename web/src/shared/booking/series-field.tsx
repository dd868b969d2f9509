import { mostTimes } from '@regimen/contract/booking-choices.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { ChoiceField } from '../../ui/choice-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { seriesTexts } from './series-texts.ts';

export interface SeriesWish {
  everyWeeks: number;
  times: number;
}

interface SeriesFieldProps {
  value: SeriesWish | null;
  onChange: (wish: SeriesWish | null) => void;
}

const rhythms = { once: 0, weekly: 1, twoWeeks: 2, fourWeeks: 4 } as const;
const names = Object.keys(rhythms) as (keyof typeof rhythms)[];
const counts = Array.from({ length: mostTimes - 1 }, (_, index) => index + 2);
const usual = 4;

/** Once, or the same time again and again. */
export function SeriesField({ value, onChange }: SeriesFieldProps) {
  const t = useTexts(seriesTexts);
  const rhythm = names.find((name) => rhythms[name] === (value?.everyWeeks ?? 0)) ?? 'once';
  return (
    <div className="flex flex-wrap items-end gap-x-6 gap-y-4">
      <ChoiceField
        label={t('howOften')}
        value={rhythm}
        choices={names.map((name) => ({ value: name, label: t(name) }))}
        onChange={(name) =>
          onChange(name === 'once' ? null : { everyWeeks: rhythms[name], times: value?.times ?? usual })
        }
      />
      {value && (
        <SelectField
          label={t('howMany')}
          value={value.times}
          onChange={({ target }) => onChange({ ...value, times: Number(target.value) })}
        >
          {counts.map((n) => (
            <option key={n} value={n}>
              {t('times', { n })}
            </option>
          ))}
        </SelectField>
      )}
    </div>
  );
}
