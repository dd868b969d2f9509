import { durationWords } from '@regimen/contract/language/duration-forms.ts';
import { durationIn, unitName } from '@regimen/contract/language/durations.ts';
import type { Locale } from '@regimen/contract/language/languages.ts';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { NumberField } from '../../../ui/number-field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { LengthField } from './length-field.tsx';
import type { ServiceDraft } from './service-draft.ts';
import type { ServiceFieldsProps } from './service-form.tsx';
import { serviceTexts } from './service-texts.ts';

const grids = [5, 10, 15, 20, 30, 45, 60, 90, 120];

/** When it can start, how soon and how far ahead it can be booked, and how often. */
export function TimeFields({ draft, change, errorAt }: ServiceFieldsProps) {
  const t = useTexts(serviceTexts);
  const locale = useLocale();
  const { everyMinutes } = draft;
  const offered = grids.includes(everyMinutes) ? grids : [...grids, everyMinutes].sort((a, b) => a - b);
  const number = (name: 'maxPerDay' | 'maxPerWeek') => (
    <NumberField
      name={name}
      label={t(name)}
      help={t('maxHelp')}
      optional={t('optional')}
      error={errorAt(name)}
      value={draft[name]}
      onChange={(value) => change({ [name]: value })}
    />
  );
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <div className="sm:col-span-2 sm:max-w-80">
        <SelectField
          name="everyMinutes"
          label={t('every')}
          help={t('everyHelp')}
          error={errorAt('everyMinutes')}
          value={String(everyMinutes)}
          onChange={({ target }) => change({ everyMinutes: Number(target.value) })}
        >
          {offered.map((minutes) => (
            <option key={minutes} value={String(minutes)}>
              {durationWords(minutes, locale)}
            </option>
          ))}
        </SelectField>
      </div>
      <LengthField
        label={t('bufferBefore')}
        help={t('bufferHelp')}
        error={errorAt('bufferBefore')}
        units={['minute']}
        minutes={draft.bufferBefore}
        onChange={(bufferBefore) => change({ bufferBefore })}
      />
      <LengthField
        label={t('bufferAfter')}
        error={errorAt('bufferAfter')}
        units={['minute']}
        minutes={draft.bufferAfter}
        onChange={(bufferAfter) => change({ bufferAfter })}
      />
      <LengthField
        label={t('notice')}
        help={t('noticeHelp')}
        error={errorAt('noticeMinutes')}
        units={['hour', 'minute', 'day']}
        minutes={draft.noticeMinutes}
        onChange={(noticeMinutes) => change({ noticeMinutes })}
      />
      <NumberField
        name="aheadDays"
        label={t('ahead')}
        help={t('aheadHelp')}
        unit={unitName('day', locale)}
        error={errorAt('aheadDays')}
        value={draft.aheadDays}
        onChange={(aheadDays) => change({ aheadDays })}
      />
      {number('maxPerDay')}
      {number('maxPerWeek')}
    </div>
  );
}

/** The same in a line. */
export function useTimesSaid({ everyMinutes, noticeMinutes = 0, aheadDays = 0 }: ServiceDraft): string {
  const t = useTexts(serviceTexts);
  const locale: Locale = useLocale();
  const said = {
    every: durationWords(everyMinutes, locale),
    ahead: durationIn('day', aheadDays, locale, 'after'),
  };
  return noticeMinutes === 0
    ? t('timesSaidNoNotice', said)
    : t('timesSaid', { ...said, notice: durationWords(noticeMinutes, locale, 'after') });
}
