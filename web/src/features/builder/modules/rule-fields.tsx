import { unitName } from '@regimen/contract/language/durations.ts';
import { weekdayName, weekdaysIn } from '@regimen/contract/protocol-words/rhythm-words.ts';
import { WEEKDAYS } from '@regimen/engine/calendar.ts';
import type { Weekday } from '@regimen/engine/protocol.ts';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { TextField } from '../../../ui/field.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import type { ModuleFieldsProps } from './module-form.tsx';
import { moduleFormTexts } from './module-form-texts.ts';

const hours = [1, 2, 3, 4, 6, 8, 12];

/** Days, times and bounds. People count days from 1, the document from 0. */
export function RuleFields({ module, change, errorAt }: ModuleFieldsProps) {
  const t = useTexts(moduleFormTexts);
  const locale = useLocale();
  const weekly = module.at_week_days.length > 0;
  const offered = hours.includes(module.every_hour)
    ? hours
    : [...hours, module.every_hour].sort((a, b) => a - b);
  return (
    <>
      <Weekdays
        value={module.at_week_days}
        onChange={(at_week_days) => change({ at_week_days }, 'at_week_days')}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <NumberField
          name="run_every"
          label={t(weekly ? 'everyWeeks' : 'everyDays')}
          help={t('everyHelp')}
          unit={unitName(weekly ? 'week' : 'day', locale)}
          error={errorAt('run_every')}
          value={module.run_every}
          onChange={(run_every) => run_every !== undefined && change({ run_every }, 'run_every')}
        />
        <TextField
          name="at_time"
          type="time"
          label={t('time')}
          help={t('timeHelp')}
          error={errorAt('at_time')}
          value={module.at_time}
          onChange={({ target }) => change({ at_time: target.value }, 'at_time')}
        />
        <SelectField
          name="every_hour"
          label={t('again')}
          value={module.every_hour}
          onChange={({ target }) => change({ every_hour: Number(target.value) }, 'every_hour')}
        >
          <option value={0}>{t('once')}</option>
          {offered
            .filter((n) => n > 0)
            .map((n) => (
              <option key={n} value={n}>
                {t('everyHours', { n })}
              </option>
            ))}
        </SelectField>
      </div>
      <h3 className="text-16">{t('bounds')}</h3>
      <div className="grid gap-4 sm:grid-cols-3">
        <NumberField
          name="start_after"
          label={t('firstDay')}
          help={t(module.during === undefined ? 'boundsHelp' : 'boundsHelpStep')}
          error={errorAt('start_after')}
          value={module.start_after + 1}
          onChange={(day) => day !== undefined && change({ start_after: day - 1 }, 'start_after')}
        />
        <NumberField
          name="stop_after"
          label={t('lastDay')}
          help={t('lastDayHelp')}
          optional={t('optional')}
          error={errorAt('stop_after')}
          value={module.stop_after === 0 ? undefined : module.stop_after}
          onChange={(day) => change({ stop_after: day ?? 0 }, 'stop_after')}
        />
        <NumberField
          name="repeat"
          label={t('times')}
          help={t('timesHelp')}
          optional={t('optional')}
          error={errorAt('repeat')}
          value={module.repeat === 0 ? undefined : module.repeat}
          onChange={(repeat) => change({ repeat: repeat ?? 0 }, 'repeat')}
        />
      </div>
    </>
  );
}

function Weekdays({ value, onChange }: { value: readonly Weekday[]; onChange: (days: Weekday[]) => void }) {
  const t = useTexts(moduleFormTexts);
  const locale = useLocale();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-medium">{t('days')}</legend>
      <div className="flex flex-wrap gap-1.5">
        {weekdaysIn(locale).map((day) => (
          <label
            key={day}
            className="relative inline-flex min-h-11 cursor-pointer items-center rounded-control border border-line-strong px-3 text-ink-soft select-none hover:text-ink has-checked:border-primary-line has-checked:bg-primary-soft has-checked:font-medium has-checked:text-primary-text has-focus-visible:outline-2 has-focus-visible:outline-primary-line"
          >
            <input
              type="checkbox"
              className="absolute inset-0 size-full cursor-pointer opacity-0"
              checked={value.includes(day)}
              onChange={({ target }) =>
                onChange(WEEKDAYS.filter((each) => (each === day ? target.checked : value.includes(each))))
              }
            />
            {weekdayName(day, locale)}
          </label>
        ))}
      </div>
      <p className="mt-1.5 text-14 text-ink-soft">{t('daysHelp')}</p>
    </fieldset>
  );
}
