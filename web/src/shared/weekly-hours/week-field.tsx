import type { DayRange } from '@regimen/contract/weekly-hours.ts';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { IconButton } from '../../ui/button.tsx';
import { CheckField } from '../../ui/check-field.tsx';
import { DisclosureMenu, menuRowClass } from '../../ui/disclosure-menu.tsx';
import { CopyIcon, PlusIcon } from '../../ui/icons.tsx';
import { nextRange, RangesField } from './ranges-field.tsx';
import { weekTexts } from './week-texts.ts';
import { weekdayName, weekOrder } from './week-words.ts';

type Week = readonly (readonly DayRange[])[];

const usual: DayRange = { from: 540, to: 1_020 };
/** Nine to five, Monday to Friday. */
export const workingWeek: DayRange[][] = [[usual], [usual], [usual], [usual], [usual], [], []];
const spans = [
  [0, 1, 2, 3, 4],
  [6, 0, 1, 2, 3],
];
const everyDay = [0, 1, 2, 3, 4, 5, 6];

interface WeekFieldProps {
  week: Week;
  onChange: (week: DayRange[][]) => void;
  /** How many hours a day can have. */
  most: number;
  /** By what is below the week: `2`, `2.0.to`. */
  errorAt?: (path: string) => string | undefined;
}

/** On which days and from when until when, in the order of the language; what one day has can be copied to others. */
export function WeekField({ week, onChange, most, errorAt = () => undefined }: WeekFieldProps) {
  const t = useTexts(weekTexts);
  const locale = useLocale();
  const set = (days: readonly number[], ranges: readonly DayRange[]) =>
    onChange(week.map((before, day) => [...(days.includes(day) ? ranges : before)]));
  return (
    <ul className="grid gap-3 sm:gap-2">
      {weekOrder(locale).map((day) => {
        const ranges = week[day] ?? [];
        const name = weekdayName(locale, day);
        const isOpen = ranges.length > 0;
        return (
          <li
            key={name}
            className="grid grid-cols-[1fr_auto] items-start gap-x-4 gap-y-1 sm:grid-cols-[9rem_auto_1fr]"
          >
            <div className="grid min-h-11 content-center">
              <CheckField label={name} checked={isOpen} onChange={(on) => set([day], on ? [usual] : [])} />
            </div>
            {isOpen ? (
              <div className="max-sm:col-span-2 max-sm:row-start-2">
                <RangesField
                  day={name}
                  ranges={ranges}
                  onChange={(next) => set([day], next)}
                  errorAt={(path) => errorAt(path === '' ? String(day) : `${day}.${path}`)}
                />
              </div>
            ) : (
              <p className="flex min-h-11 items-center text-ink-faint max-sm:justify-end">{t('closed')}</p>
            )}
            {isOpen && (
              <div className="flex max-sm:row-start-1 max-sm:col-start-2">
                {ranges.length < most && (
                  <IconButton
                    label={t('addHours', { day: name })}
                    onClick={() => set([day], [...ranges, nextRange(ranges)])}
                  >
                    <PlusIcon />
                  </IconButton>
                )}
                <CopyMenu day={name} onCopy={(days) => set(days, ranges)} />
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function CopyMenu({ day, onCopy }: { day: string; onCopy: (days: readonly number[]) => void }) {
  const t = useTexts(weekTexts);
  const locale = useLocale();
  const name = (at: number | undefined) => weekdayName(locale, at ?? 0);
  const choices = [
    ...spans.map((days) => ({ days, words: t('days', { first: name(days[0]), last: name(days.at(-1)) }) })),
    { days: everyDay, words: t('everyDay') },
  ];
  return (
    <DisclosureMenu
      label={t('copy', { day })}
      button={<CopyIcon />}
      buttonClass="inline-flex size-11 items-center justify-center rounded-control text-ink-soft hover:bg-sunken hover:text-ink"
    >
      {(close) => (
        <>
          <p className="px-3 pt-1 text-14 text-ink-soft">{t('copyTo')}</p>
          <ul>
            {choices.map(({ days, words }) => (
              <li key={words}>
                <button
                  type="button"
                  className={menuRowClass}
                  onClick={() => {
                    close();
                    onCopy(days);
                  }}
                >
                  {words}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </DisclosureMenu>
  );
}
