import { fullDate } from '@regimen/contract/language/instants.ts';
import { useState } from 'react';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { useCall } from '../../../shell/use-call.ts';
import { useNow } from '../../../shell/use-mounted.ts';
import { Button } from '../../../ui/button.tsx';
import { ChoiceField } from '../../../ui/choice-field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import type { LocationFieldsProps } from './location-form.tsx';
import { locationTexts } from './location-texts.ts';

interface HolidaysFieldProps extends LocationFieldsProps {
  countries: readonly { country: string; name: string }[];
}

/** On whose public holidays it is closed, and which those are. */
export function HolidaysField({ countries, ...props }: HolidaysFieldProps) {
  const t = useTexts(locationTexts);
  const { draft, change, errorAt } = props;
  const country = draft.holidaysOf;
  return (
    <div className="grid gap-2">
      <div className="sm:max-w-80">
        <SelectField
          name="holidaysOf"
          label={t('holidays')}
          help={t('holidaysHelp')}
          error={errorAt('holidaysOf')}
          value={country ?? ''}
          onChange={({ target }) =>
            change({ holidaysOf: countries.find((each) => each.country === target.value)?.country ?? null })
          }
        >
          <option value="">{t('noHolidays')}</option>
          {countries.map((each) => (
            <option key={each.country} value={each.country}>
              {each.name}
            </option>
          ))}
        </SelectField>
      </div>
      {country && <Preview {...props} country={country} />}
    </div>
  );
}

function Preview({ draft, change, country }: LocationFieldsProps & { country: string }) {
  const t = useTexts(locationTexts);
  const locale = useLocale();
  const thisYear = new Date(useNow()).getUTCFullYear();
  const [year, setYear] = useState(String(thisYear));
  const [shown, setShown] = useState(false);
  const { data } = useCall(
    'GET holiday-countries/{country}',
    shown ? { params: { country }, query: { year: Number(year) } } : null,
  );
  const isSpecial = (day: string) => draft.days.find((each) => each.day === day && each.ranges.length > 0);
  const open = (day: string) =>
    change({
      days: [
        ...draft.days.filter((each) => each.day !== day),
        { key: day, day, name: '', ranges: [{ from: 540, to: 1_020 }] },
      ],
    });
  return (
    <details onToggle={({ currentTarget }) => setShown(currentTarget.open)}>
      <summary className="inline-flex min-h-9 items-center text-14 font-medium text-primary-text">
        {t('showHolidays')}
      </summary>
      <div className="mt-2 grid gap-3">
        <ChoiceField
          hideLabel
          label={t('holidaysOfYear')}
          value={year}
          onChange={setYear}
          choices={[thisYear, thisYear + 1, thisYear + 2].map((each) => ({
            value: String(each),
            label: String(each),
          }))}
        />
        {data?.data.length === 0 && <p className="text-ink-soft">{t('noneThisYear')}</p>}
        <ul aria-busy={!data} className="divide-y divide-line">
          {data?.data.map(({ day, name, mayShift }) => (
            <li key={`${day} ${name}`} className="flex items-center justify-between gap-3 py-1.5">
              <div className="min-w-0">
                <p>{name}</p>
                <p className="text-14 text-ink-soft">
                  {fullDate(locale, Date.parse(day), 'UTC')}
                  {mayShift && ` · ${t('mayShift')}`}
                </p>
              </div>
              {isSpecial(day) ? (
                <p className="shrink-0 px-3 text-14 text-success-text">{t('isOpen')}</p>
              ) : (
                <Button
                  look="plain"
                  className="min-h-9! shrink-0 px-3! text-14"
                  aria-label={t('openOnName', { name })}
                  onClick={() => open(day)}
                >
                  {t('openOn')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}
