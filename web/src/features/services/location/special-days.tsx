import { longDate } from '@regimen/contract/language/instants.ts';
import { mostExceptionDays, mostRangesADay } from '@regimen/contract/service-choices.ts';
import { useId, useRef, useState } from 'react';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { nextRange, RangesField } from '../../../shared/weekly-hours/ranges-field.tsx';
import { useNow } from '../../../shell/use-mounted.ts';
import { AddButton } from '../../../ui/add-button.tsx';
import { IconButton } from '../../../ui/button.tsx';
import { changeThenFocus } from '../../../ui/change-then-focus.ts';
import { ChoiceField } from '../../../ui/choice-field.tsx';
import { TextField } from '../../../ui/field.tsx';
import { FieldError } from '../../../ui/field-error.tsx';
import { TrashIcon } from '../../../ui/icons.tsx';
import type { DraftDay } from './location-draft.ts';
import type { LocationFieldsProps } from './location-form.tsx';
import { locationTexts } from './location-texts.ts';

/** Days that are closed, or have hours of their own. Those that are over are out of the way. */
export function SpecialDays({ draft: { days }, change, errorAt }: LocationFieldsProps) {
  const t = useTexts(locationTexts);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const now = useNow();
  // A day more: somewhere it is still yesterday. What is being typed stays where it is.
  const [over] = useState(() => {
    const yesterday = new Date(now - 86_400_000).toISOString().slice(0, 10);
    return new Set(days.filter(({ day }) => day < yesterday).map(({ key }) => key));
  });
  const replace = (index: number, part: Partial<DraftDay>) =>
    change({ days: days.map((day, at) => (at === index ? { ...day, ...part } : day)) });
  const lines = (isOver: boolean) =>
    days.map((day, index) =>
      over.has(day.key) === isOver ? (
        <SpecialDay
          key={day.key}
          day={day}
          index={index}
          errorAt={errorAt}
          onChange={(part) => replace(index, part)}
          onRemove={() => change({ days: days.toSpliced(index, 1) })}
        />
      ) : null,
    );
  const pastCount = days.filter(({ key }) => over.has(key)).length;
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-1.5">
        <span className="block font-medium">{t('specialDays')}</span>
        <span className="block text-14 text-ink-soft">{t('specialDaysHelp')}</span>
      </legend>
      {pastCount > 0 && (
        <details>
          <summary className="inline-flex min-h-9 items-center text-14 text-ink-soft">
            {t('pastDays', { n: pastCount })}
          </summary>
          <div className="mt-2 grid gap-3">{lines(true)}</div>
        </details>
      )}
      <div ref={list} className="grid gap-3 empty:hidden">
        {lines(false)}
      </div>
      <FieldError id={id} words={errorAt('days')} />
      {days.length < mostExceptionDays && (
        <AddButton
          onClick={() =>
            changeThenFocus(
              () => change({ days: [...days, { key: crypto.randomUUID(), day: '', name: '', ranges: [] }] }),
              () => [...(list.current?.querySelectorAll<HTMLInputElement>('input[type=date]') ?? [])].at(-1),
            )
          }
        >
          {t('addDay')}
        </AddButton>
      )}
    </fieldset>
  );
}

interface SpecialDayProps {
  day: DraftDay;
  index: number;
  errorAt: (path: string) => string | undefined;
  onChange: (part: Partial<DraftDay>) => void;
  onRemove: () => void;
}

function SpecialDay({ day: { day, name, ranges }, index, errorAt, onChange, onRemove }: SpecialDayProps) {
  const t = useTexts(locationTexts);
  const locale = useLocale();
  const date = Date.parse(day);
  const called = Number.isNaN(date) ? t('newDay') : longDate(locale, date, 'UTC');
  const at = `days.${index}`;
  return (
    <div className="grid gap-3 rounded-control border border-line p-3">
      <div className="grid gap-3 sm:grid-cols-[11rem_1fr]">
        <TextField
          type="date"
          name={`${at}.day`}
          label={t('day')}
          error={errorAt(`${at}.day`)}
          value={day}
          onChange={({ target }) => onChange({ day: target.value })}
        />
        <TextField
          name={`${at}.name`}
          label={t('dayName')}
          optional={t('optional')}
          placeholder={t('dayNameHint')}
          error={errorAt(`${at}.name`)}
          maxLength={100}
          value={name}
          onChange={({ target }) => onChange({ name: target.value })}
        />
      </div>
      <div className="flex items-center justify-between gap-3">
        <ChoiceField
          hideLabel
          label={t('dayHours')}
          value={ranges.length > 0 ? 'open' : 'closed'}
          onChange={(value) => onChange({ ranges: value === 'open' ? [nextRange([])] : [] })}
          choices={[
            { value: 'closed', label: t('closed') },
            { value: 'open', label: t('otherHours') },
          ]}
        />
        <IconButton label={t('removeDay', { day: called })} onClick={onRemove}>
          <TrashIcon />
        </IconButton>
      </div>
      {ranges.length > 0 && (
        <div className="grid gap-1">
          <RangesField
            day={called}
            ranges={ranges}
            onChange={(next) => onChange({ ranges: next })}
            errorAt={(path) => errorAt(path === '' ? `${at}.ranges` : `${at}.ranges.${path}`)}
          />
          {ranges.length < mostRangesADay && (
            <AddButton onClick={() => onChange({ ranges: [...ranges, nextRange(ranges)] })}>
              {t('addHours')}
            </AddButton>
          )}
        </div>
      )}
    </div>
  );
}
