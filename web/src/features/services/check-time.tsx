import { durationWords } from '@regimen/contract/language/duration-forms.ts';
import { isolate, withCommas } from '@regimen/contract/language/languages.ts';
import type { WhyNot } from '@regimen/contract/slots.ts';
import { DAY_MS, MINUTE_MS } from '@regimen/engine/calendar.ts';
import { instantOf } from '@regimen/engine/wall-clock.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { api } from '../../api.ts';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { minuteOf } from '../../shared/weekly-hours/clock-text.ts';
import { checkFields } from '../../shell/attempt.ts';
import { type Form as FormState, useForm } from '../../shell/use-form.ts';
import { useViewer } from '../../shell/use-shell.ts';
import { Button } from '../../ui/button.tsx';
import { CardSection } from '../../ui/card-section.tsx';
import { TextField } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { checkTexts } from './check-texts.ts';

interface CheckTimeProps {
  service: { id: string; durations: readonly number[] };
  zone: string;
}

/** An expert asks what keeps a time from being offered, as the service is saved now. */
export function CheckTime({ service: { id, durations }, zone }: CheckTimeProps) {
  const t = useTexts(checkTexts);
  const [why, setWhy] = useState<WhyNot | null>(null);
  const form: FormState<'day' | 'time' | 'length'> = useForm(async ({ day, time, length }) => {
    setWhy(null);
    const minute = minuteOf(time, 'from');
    checkFields({ day: day === '' && t('needDay'), time: minute === undefined && t('needTime') });
    const at = instantOf(zone, Date.parse(day) / DAY_MS, (minute ?? 0) * MINUTE_MS);
    const query = { at: new Date(at).toISOString(), duration: Number(length) };
    setWhy(await api('GET services/{id}/why-not', { params: { id }, query }));
  });
  return (
    <CardSection id="check-time" title={t('title')} lead={t('lead')}>
      <Form
        form={form}
        actions={
          <Button type="submit" look="quiet" pending={form.pending}>
            {t('check')}
          </Button>
        }
      >
        <div className="grid gap-4 sm:grid-cols-3">
          <TextField {...form.field('day')} type="date" label={t('day')} />
          <TextField {...form.field('time')} type="time" label={t('time')} />
          <LengthChoice durations={durations} field={form.field('length')} />
        </div>
      </Form>
      <div role="status">{why && <Answer why={why} />}</div>
    </CardSection>
  );
}

function LengthChoice({
  durations,
  field,
}: {
  durations: readonly number[];
  field: { name: string; error: string | undefined };
}) {
  const t = useTexts(checkTexts);
  const locale = useLocale();
  return (
    <SelectField {...field} label={t('length')} defaultValue={String(durations[0])}>
      {durations.map((minutes) => (
        <option key={minutes} value={String(minutes)}>
          {durationWords(minutes, locale)}
        </option>
      ))}
    </SelectField>
  );
}

function Answer({ why: { reasons, closed, busy } }: { why: WhyNot }) {
  const t = useTexts(checkTexts);
  if (reasons.length === 0) return <p className="font-medium text-success-text">{t('offered')}</p>;
  return (
    <>
      <p className="font-medium">{t('notOffered')}</p>
      <ul className="list-disc ps-5">
        {reasons.map((reason) =>
          reason === 'taken' && busy.length > 0 ? (
            busy.map((each) => (
              <li key={`${each.kind} ${each.person.id} ${each.bookingId} ${each.name}`}>
                <BusyWith busy={each} />
              </li>
            ))
          ) : (
            <li key={reason}>
              {reason === 'closed' && closed !== null ? t('closedFor', { name: closed }) : t(reason)}
            </li>
          ),
        )}
      </ul>
    </>
  );
}

/** What keeps somebody; a booking leads to itself. */
function BusyWith({ busy: { kind, person, name, bookingId } }: { busy: WhyNot['busy'][number] }) {
  const t = useTexts(checkTexts);
  const locale = useLocale();
  const isOwn = useViewer()?.id === person.id;
  const what = kind === 'time_off' && name ? t('timeOffFor', { reason: name }) : t(kind);
  const words = isOwn ? what : withCommas([what, isolate(person.full_name, locale)], locale);
  return bookingId === null ? (
    words
  ) : (
    <Link to={paths.booking(bookingId)} className="text-primary-text underline">
      {words}
    </Link>
  );
}
