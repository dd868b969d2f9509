import type { OfficeDays, OfficeHours } from '@regimen/contract/office-hours.ts';
import { useState } from 'react';
import { api } from '../../api.ts';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { weekdayName } from '../../shared/office-hours/office-words.ts';
import { checkFields } from '../../shell/attempt.ts';
import { showFlash } from '../../shell/flash.ts';
import { useAttempt } from '../../shell/use-attempt.ts';
import { useCall } from '../../shell/use-call.ts';
import { Button } from '../../ui/button.tsx';
import { CheckField } from '../../ui/check-field.tsx';
import { controlClass, TextArea, TextField } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { officeTexts } from './office-texts.ts';

/** When somebody answers messages, and whether they are away. */
export function OfficeHoursSection() {
  const t = useTexts(officeTexts);
  const { data } = useCall('GET office-hours', {});
  return (
    <section
      id="office-hours"
      aria-labelledby="office-title"
      className="grid scroll-mt-20 content-start gap-4"
    >
      <div className="grid gap-1">
        <h2 id="office-title" className="text-22">
          {t('title')}
        </h2>
        <p className="max-w-measure text-ink-soft">{t('help')}</p>
      </div>
      {data && <HoursForm first={data} />}
    </section>
  );
}

const usual = { from: 540, to: 1_020 };
const workingWeek: OfficeDays = [usual, usual, usual, usual, usual, null, null];

function HoursForm({ first }: { first: OfficeHours }) {
  const t = useTexts(officeTexts);
  const [days, setDays] = useState(first.days);
  const [isAway, setAway] = useState(first.awayFrom !== null && !isPast(first.awayUntil));
  const [until, setUntil] = useState(first.awayUntil === null ? '' : dateText(first.awayUntil));
  const [note, setNote] = useState(first.note);
  const attempt = useAttempt();
  const form = {
    ...attempt,
    props: attempt.formProps(async () => {
      const wrong = days?.findIndex((hours) => hours && hours.from >= hours.to) ?? -1;
      const back = isAway && until !== '' ? new Date(`${until}T00:00`) : null;
      checkFields({
        days: wrong >= 0 && t('endBeforeStart'),
        awayUntil: back !== null && back.getTime() <= Date.now() && t('backInPast'),
      });
      await api('PUT office-hours', {
        body: {
          days,
          zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
          awayFrom: isAway ? (first.awayFrom ?? new Date().toISOString()) : null,
          awayUntil: back?.toISOString() ?? null,
          note,
        },
      });
      showFlash({ tone: 'success', message: t('saved') });
    }),
  };
  return (
    <Form
      form={form}
      actions={
        <Button type="submit" pending={attempt.pending}>
          {t('save')}
        </Button>
      }
    >
      <CheckField
        label={t('hasHours')}
        help={t('hasHoursHelp')}
        error={attempt.errorAt('days')}
        checked={days !== null}
        onChange={(on) => setDays(on ? workingWeek : null)}
      />
      {days && <Week days={days} onChange={setDays} />}
      <CheckField label={t('away')} checked={isAway} onChange={setAway} />
      {isAway && (
        <TextField
          type="date"
          name="awayUntil"
          label={t('backOn')}
          optional={t('optional')}
          error={attempt.errorAt('awayUntil')}
          value={until}
          onChange={({ target }) => setUntil(target.value)}
        />
      )}
      <TextArea
        name="note"
        label={t('note')}
        help={t('noteHelp')}
        optional={t('optional')}
        error={attempt.errorAt('note')}
        rows={3}
        maxLength={500}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
    </Form>
  );
}

function Week({ days, onChange }: { days: OfficeDays; onChange: (days: OfficeDays) => void }) {
  const t = useTexts(officeTexts);
  const locale = useLocale();
  const set = (day: number, hours: OfficeDays[number]) =>
    onChange(days.map((before, at) => (at === day ? hours : before)));
  return (
    <ul className="grid gap-2">
      {days.map((hours, day) => {
        const name = weekdayName(locale, day);
        const time = (end: 'from' | 'to') => (
          <input
            type="time"
            aria-label={t(end, { day: name })}
            className={`${controlClass} w-32!`}
            value={timeText(hours?.[end] ?? 0)}
            onChange={({ target }) => hours && set(day, { ...hours, [end]: minuteOf(target.value) })}
          />
        );
        return (
          <li key={name} className="grid min-h-11 items-center gap-x-4 gap-y-1 sm:grid-cols-[9rem_1fr]">
            <CheckField
              label={name}
              checked={hours !== null}
              onChange={(on) => set(day, on ? usual : null)}
            />
            {hours && (
              <div className="flex items-center gap-2 max-sm:ps-8">
                {time('from')}
                <span aria-hidden="true">–</span>
                {time('to')}
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}

const isPast = (at: string | null): boolean => at !== null && Date.parse(at) <= Date.now();
const two = (number: number): string => String(number).padStart(2, '0');
const timeText = (minute: number): string => `${two(Math.floor(minute / 60) % 24)}:${two(minute % 60)}`;
const minuteOf = (text: string): number => {
  const [hour = 0, minute = 0] = text.split(':').map(Number);
  return hour * 60 + minute;
};
/** The day in this browser's zone. */
function dateText(at: string): string {
  const date = new Date(at);
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
