import type { OfficeDays, OfficeHours } from '@regimen/contract/office-hours.ts';
import type { DayRange } from '@regimen/contract/weekly-hours.ts';
import { useState } from 'react';
import { api } from '../../api.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { WeekField, workingWeek } from '../../shared/weekly-hours/week-field.tsx';
import { checkFields } from '../../shell/attempt.ts';
import { showFlash } from '../../shell/flash.ts';
import { useAttempt } from '../../shell/use-attempt.ts';
import { useCall } from '../../shell/use-call.ts';
import { Button } from '../../ui/button.tsx';
import { CheckField } from '../../ui/check-field.tsx';
import { TextArea, TextField } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { officeTexts } from './office-texts.ts';

/** When somebody answers messages, and whether they are away. */
export function OfficeHoursSection() {
  const t = useTexts(officeTexts);
  const { data } = useCall('GET office-hours', {});
  return (
    <section id="office-hours" aria-labelledby="office-title" className="grid content-start gap-4">
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

/** One range a day, or none. */
const weekOf = (days: OfficeDays) => days.map((hours) => (hours ? [hours] : []));
const daysOf = (week: readonly (readonly DayRange[])[]): OfficeDays => week.map(([hours]) => hours ?? null);

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
        onChange={(on) => setDays(on ? daysOf(workingWeek) : null)}
      />
      {days && <WeekField week={weekOf(days)} most={1} onChange={(week) => setDays(daysOf(week))} />}
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

const isPast = (at: string | null): boolean => at !== null && Date.parse(at) <= Date.now();
const two = (number: number): string => String(number).padStart(2, '0');
/** The day in this browser's zone. */
function dateText(at: string): string {
  const date = new Date(at);
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
