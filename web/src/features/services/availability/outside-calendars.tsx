import type { OutsideCalendar } from '@regimen/contract/availability.ts';
import { mostOutsideCalendars } from '@regimen/contract/service-choices.ts';
import { useState } from 'react';
import { api } from '../../../api.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { showFlash } from '../../../shell/flash.ts';
import { useAction } from '../../../shell/use-action.ts';
import { type Answer, useCall } from '../../../shell/use-call.ts';
import { useForm } from '../../../shell/use-form.ts';
import { WhenIn } from '../../../shell/when.tsx';
import { Button, IconButton } from '../../../ui/button.tsx';
import { CardSection } from '../../../ui/card-section.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Form } from '../../../ui/form.tsx';
import { TrashIcon } from '../../../ui/icons.tsx';
import { CalendarIcon, WarningIcon } from '../../../ui/shell-icons.tsx';
import { availabilityTexts } from './availability-texts.ts';

/** Calendars of others that are read for when one is busy, with what went wrong. */
export function OutsideCalendars({ first }: { first: Answer<'GET outside-calendars'> }) {
  const t = useTexts(availabilityTexts);
  const { data, renew } = useCall(
    'GET outside-calendars',
    {},
    // A job reads them: whoever pressed sees when it has.
    { first, every: (list) => (list.data.some(({ isWaiting }) => isWaiting) ? 2_000 : undefined) },
  );
  const calendars = data.data;
  return (
    <CardSection id="calendars" title={t('calendars')} lead={t('calendarsLead')}>
      {calendars.length === 0 ? (
        <p className="text-ink-soft">{t('noCalendars')}</p>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {calendars.map((calendar) => (
            <CalendarLine key={calendar.id} calendar={calendar} onChanged={renew} />
          ))}
        </ul>
      )}
      {calendars.length < mostOutsideCalendars && (
        // What was typed goes with what it made.
        <CalendarForm key={calendars.length} onAdded={renew} />
      )}
    </CardSection>
  );
}

function CalendarLine({
  calendar,
  onChanged,
}: {
  calendar: OutsideCalendar;
  onChanged: () => Promise<void>;
}) {
  const t = useTexts(availabilityTexts);
  const { id, name, host, isWaiting } = calendar;
  const params = { id };
  const [asking, setAsking] = useState(false);
  const [fetchNow, fetching] = useAction(async () => {
    await api('POST outside-calendars/{id}/fetch', { params });
    await onChanged();
  });
  const [remove, removing] = useAction(async () => {
    await api('DELETE outside-calendars/{id}', { params });
    setAsking(false);
    showFlash({ tone: 'success', message: t('disconnected', { name }) });
    await onChanged();
  });
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-2 py-3">
      <CalendarIcon className="mt-0.5 shrink-0 text-ink-faint" />
      <div className="min-w-0 flex-1 basis-52">
        <p className="font-medium wrap-anywhere">
          <bdi>{name}</bdi>
          <span className="ms-2 text-14 font-normal text-ink-soft">
            <bdi dir="ltr">{host}</bdi>
          </span>
        </p>
        <CalendarState calendar={calendar} />
      </div>
      <div className="flex items-center gap-1">
        <Button
          look="quiet"
          className="min-h-9! px-3! text-14"
          aria-label={t('fetch', { name })}
          pending={fetching || isWaiting}
          onClick={fetchNow}
        >
          {t('fetchNow')}
        </Button>
        <IconButton label={t('deleteCalendar', { name })} onClick={() => setAsking(true)}>
          <TrashIcon />
        </IconButton>
      </div>
      <ConfirmDialog
        open={asking}
        title={t('deleteTitle', { name })}
        text={t('deleteText')}
        keep={t('keep')}
        confirm={t('disconnect')}
        pending={removing}
        onConfirm={remove}
        onClose={() => setAsking(false)}
      />
    </li>
  );
}

/** When it was read last and what came of it; what went wrong, and since when. */
function CalendarState({ calendar }: { calendar: OutsideCalendar }) {
  const t = useTexts(availabilityTexts);
  const { fetchedAt, failure, failingSince, isWaiting, busyCount } = calendar;
  if (isWaiting)
    return (
      <p role="status" className="text-14 text-ink-soft">
        {t('reading')}
      </p>
    );
  return (
    <div role="status" className="text-14">
      {failure && (
        <p className="flex items-start gap-1.5 text-warning-text">
          <WarningIcon size={16} className="mt-0.5 shrink-0" />
          <span>
            {`${t(failure)} `}
            {failingSince && (
              <WhenIn
                at={failingSince}
                words={(when) => t(busyCount > 0 ? 'failingStillCounts' : 'failingSince', { when })}
              />
            )}
          </span>
        </p>
      )}
      {fetchedAt === null ? (
        !failure && <p className="text-ink-soft">{t('neverRead')}</p>
      ) : (
        <p className="text-ink-soft">
          <WhenIn at={fetchedAt} words={(when) => t('read', { when })} />
          {` ${t('busy', { n: busyCount })}`}
        </p>
      )}
    </div>
  );
}

function CalendarForm({ onAdded }: { onAdded: () => Promise<void> }) {
  const t = useTexts(availabilityTexts);
  const form = useForm<'name' | 'address'>(async (body) => {
    await api('POST outside-calendars', { body });
    // Its line says how reading it went.
    await onAdded();
  });
  return (
    <Form
      form={form}
      actions={
        <Button type="submit" look="quiet" pending={form.pending}>
          {t('addCalendar')}
        </Button>
      }
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          {...form.field('name')}
          label={t('calendarName')}
          help={t('calendarNameHelp')}
          maxLength={80}
          autoComplete="off"
        />
        <TextField
          {...form.field('address')}
          type="url"
          dir="ltr"
          label={t('address')}
          help={t('addressHelp')}
          maxLength={2_000}
          autoComplete="off"
        />
      </div>
    </Form>
  );
}
