import { type DurationUnit, inMinutes, unitOf } from '@regimen/contract/language/duration-forms.ts';
import { unitName } from '@regimen/contract/language/durations.ts';
import type { Window } from '@regimen/engine/protocol.ts';
import { onlyTells } from '@regimen/engine/steps/traits.ts';
import { useState } from 'react';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { CheckField } from '../../../ui/check-field.tsx';
import { Field } from '../../../ui/field.tsx';
import { NumberField, NumberInput } from '../../../ui/number-field.tsx';
import { Select } from '../../../ui/select-field.tsx';
import type { ModuleFieldsProps } from './module-form.tsx';
import { moduleFormTexts } from './module-form-texts.ts';

/** How long an occurrence may be answered, and whether the finish waits. */
export function WindowFields({ module, change, errorAt }: ModuleFieldsProps) {
  const t = useTexts(moduleFormTexts);
  const window = module.settings.window ?? {};
  const set = (part: { [K in keyof Window]?: Window[K] | undefined }, group: string) => {
    const next = Object.fromEntries(
      Object.entries({ ...window, ...part }).filter(([, value]) => value !== undefined),
    ) as Window;
    const { window: _old, ...rest } = module.settings;
    change({ settings: { ...rest, ...(Object.keys(next).length > 0 && { window: next }) } }, group);
  };
  const tasks = !onlyTells(module.selected_module);
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Duration
          label={t('expires')}
          help={t('expiresHelp')}
          error={errorAt('settings.window.expireAfterMinutes')}
          value={window.expireAfterMinutes}
          onChange={(expireAfterMinutes) => set({ expireAfterMinutes }, 'expires')}
        />
        {tasks && (
          <Duration
            label={t('late')}
            help={t('lateHelp')}
            error={errorAt('settings.window.lateAfterMinutes')}
            value={window.lateAfterMinutes}
            onChange={(lateAfterMinutes) => set({ lateAfterMinutes }, 'late')}
          />
        )}
        {tasks && (
          <NumberField
            label={t('snoozes')}
            help={t('snoozesHelp')}
            optional={t('optional')}
            unit={t('timesUnit')}
            error={errorAt('settings.window.snoozes')}
            value={window.snoozes}
            onChange={(snoozes) => set({ snoozes }, 'snoozes')}
          />
        )}
      </div>
      <CheckField
        label={t('preventFinish')}
        help={t('preventFinishHelp')}
        checked={module.prevent_finish}
        onChange={(prevent_finish) => change({ prevent_finish }, 'prevent_finish')}
      />
    </>
  );
}

interface DurationProps {
  label: string;
  help: string;
  error: string | undefined;
  /** Minutes. */
  value: number | undefined;
  onChange: (minutes: number | undefined) => void;
}

function Duration({ label, help, error, value, onChange }: DurationProps) {
  const t = useTexts(moduleFormTexts);
  const locale = useLocale();
  const shown = value === undefined ? null : unitOf(value);
  const [unit, setUnit] = useState<DurationUnit>(shown?.unit ?? 'hour');
  // 90 minutes stay minutes while one types; a unit that was chosen stays chosen where it fits.
  const fits = value === undefined || value % inMinutes(1, unit) === 0;
  const current = fits ? unit : (shown?.unit ?? unit);
  const amount = value === undefined ? undefined : value / inMinutes(1, current);
  return (
    <Field label={label} help={help} error={error} optional={t('optional')}>
      {(described) => (
        <div className="flex items-center gap-2">
          <NumberInput
            {...described}
            value={amount}
            onChange={(next) =>
              onChange(next === undefined ? undefined : Math.round(inMinutes(next, current)))
            }
            className="min-h-11 w-24!"
          />
          <Select
            aria-label={t('unit')}
            value={current}
            onChange={({ target }) => {
              const next = target.value as DurationUnit;
              setUnit(next);
              if (amount !== undefined) onChange(Math.round(inMinutes(amount, next)));
            }}
          >
            {(['minute', 'hour', 'day'] as const).map((each) => (
              <option key={each} value={each}>
                {unitName(each, locale)}
              </option>
            ))}
          </Select>
        </div>
      )}
    </Field>
  );
}
