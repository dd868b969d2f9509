import type { Appointment } from '@regimen/contract/appointment-of.ts';
import type { ServiceItem } from '@regimen/engine/items.ts';
import { useRevalidator } from 'react-router';
import { useTexts } from '../../../i18n/use-texts.ts';
import { paths } from '../../../paths.ts';
import { BookService } from '../../../shared/booking/late.ts';
import { useAction } from '../../../shell/use-action.ts';
import { useCall } from '../../../shell/use-call.ts';
import { WhenIn } from '../../../shell/when.tsx';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { appointmentTexts } from './appointment-texts.ts';
import { FormFoot } from './form-foot.tsx';
import { useFormStorage } from './form-storage.ts';
import type { TaskFormProps } from './task-form.ts';

/** An appointment: booked here, or arranged by oneself where the creator allows it. */
export function AppointmentForm({ task, hand }: TaskFormProps<ServiceItem>) {
  const t = useTexts(appointmentTexts);
  const { onDevice } = useFormStorage();
  const { appointment } = task;
  if (!appointment) return null;
  const { serviceId, doneWhen, ownArranging } = appointment;
  return (
    <div className="grid gap-6">
      {serviceId !== null && (
        <section className="grid gap-4">
          <p className="max-w-measure text-ink-soft">
            {t(doneWhen === 'attended' ? 'doneAttended' : 'doneBooked')}
          </p>
          {onDevice ? (
            <Bookable task={task} appointment={{ ...appointment, serviceId }} />
          ) : (
            <TryBooking appointment={appointment} hand={hand} />
          )}
        </section>
      )}
      {ownArranging && <OwnArranging appointment={appointment} hand={hand} />}
    </div>
  );
}

interface BookableProps {
  task: TaskFormProps['task'];
  appointment: Appointment & { serviceId: string };
}

/** The times of a service, booked right here; or when it is, once it is booked. */
function Bookable({ task, appointment: { serviceId, doneWhen } }: BookableProps) {
  const t = useTexts(appointmentTexts);
  const { revalidate } = useRevalidator();
  const { data: mine, failed, renew } = useCall('GET bookings', { query: { service: serviceId } });
  if (failed && !mine)
    return (
      <Notice tone="warning">
        <p>{t('failed')}</p>
        <Button look="quiet" className="mt-3" onClick={() => void renew()}>
          {t('again')}
        </Button>
      </Notice>
    );
  if (!mine) return <p className="text-ink-soft">{t('loading')}</p>;
  const booked = mine.data.find(
    ({ taskId, state }) => taskId === task.id && (state === 'requested' || state === 'confirmed'),
  );
  if (booked)
    return (
      <div className="grid justify-items-start gap-4 rounded-card border border-line bg-raised p-4">
        <p role="status" className="font-medium">
          <WhenIn
            at={booked.from}
            words={(when) => t(booked.state === 'requested' ? 'asked' : 'booked', { when })}
          />
        </p>
        <LinkButton look="quiet" to={paths.booking(booked.id)}>
          {t('seeBooking')}
        </LinkButton>
      </div>
    );
  return (
    <BookService
      serviceId={serviceId}
      taskId={task.id}
      gone={t('notBookable')}
      until={doneWhen === 'attended' ? (task.expiresAt ?? undefined) : undefined}
      onBooked={() => void revalidate()}
    />
  );
}

interface AppointmentPartProps {
  appointment: Appointment;
  hand: TaskFormProps['hand'];
}

function OwnArranging({ appointment: { serviceId, doneWhen }, hand }: AppointmentPartProps) {
  const t = useTexts(appointmentTexts);
  const { formProps, pending, problem, send } = hand;
  const words = t(doneWhen === 'attended' ? 'ownAttended' : 'ownBooked');
  const isSecond = serviceId !== null;
  return (
    <form {...formProps(() => send({ type: 'done' }))} className="grid gap-4">
      <p className="max-w-measure text-ink-soft">{t(isSecond ? 'orOwn' : 'ownHelp')}</p>
      <FormFoot words={words} pending={pending} problem={problem} {...(isSecond && { look: 'quiet' })} />
    </form>
  );
}

/** For whoever tries a program out: what can come of a booking, each at a press. */
function TryBooking({ appointment: { doneWhen }, hand }: AppointmentPartProps) {
  const t = useTexts(appointmentTexts);
  const [say, saying] = useAction(hand.send);
  const outcomes =
    doneWhen === 'attended' ? (['attended', 'missed', 'cancelled'] as const) : (['booked'] as const);
  const words = {
    booked: 'tryBooked',
    attended: 'tryAttended',
    missed: 'tryMissed',
    cancelled: 'tryCancelled',
  } as const;
  return (
    <div className="grid gap-3 rounded-card border border-line bg-raised p-4">
      <p>{t('tryTitle')}</p>
      <div className="flex flex-wrap gap-3">
        {outcomes.map((status, index) => (
          <Button
            key={status}
            look={index === 0 ? 'primary' : 'quiet'}
            disabled={saying}
            onClick={() => say({ type: 'booking', status, words: '' })}
          >
            {t(words[status])}
          </Button>
        ))}
      </div>
    </div>
  );
}
