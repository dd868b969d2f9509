import type { TimeOff } from '@regimen/contract/availability.ts';
import { mostTimeOff } from '@regimen/contract/service-choices.ts';
import { useState } from 'react';
import { api } from '../../../api.ts';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { checkFields } from '../../../shell/attempt.ts';
import { showFlash } from '../../../shell/flash.ts';
import { useClockZone } from '../../../shell/reader-zone.ts';
import { useAction } from '../../../shell/use-action.ts';
import { useAttempt } from '../../../shell/use-attempt.ts';
import { useNow } from '../../../shell/use-mounted.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { CardSection } from '../../../ui/card-section.tsx';
import { CheckField } from '../../../ui/check-field.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Form } from '../../../ui/form.tsx';
import { TrashIcon } from '../../../ui/icons.tsx';
import { availabilityTexts } from './availability-texts.ts';
import { timeOffWords } from './time-off-words.ts';

interface TimeOffSectionProps {
  list: readonly TimeOff[];
  onChanged: () => void;
}

/** Holidays and blocked hours that are still to come, and a form for more. */
export function TimeOffSection({ list, onChanged }: TimeOffSectionProps) {
  const t = useTexts(availabilityTexts);
  return (
    <CardSection id="time-off" title={t('timeOff')} lead={t('timeOffLead')}>
      {list.length === 0 ? (
        <p className="text-ink-soft">{t('noTimeOff')}</p>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {list.map((timeOff) => (
            <TimeOffLine key={timeOff.id} timeOff={timeOff} onDeleted={onChanged} />
          ))}
        </ul>
      )}
      {list.length < mostTimeOff && <TimeOffForm onAdded={onChanged} />}
    </CardSection>
  );
}

function TimeOffLine({ timeOff, onDeleted }: { timeOff: TimeOff; onDeleted: () => void }) {
  const t = useTexts(availabilityTexts);
  const clock = { locale: useLocale(), zone: useClockZone(), now: useNow() };
  const when = timeOffWords(timeOff, clock);
  const [remove] = useAction(async () => {
    await api('DELETE time-off/{id}', { params: { id: timeOff.id } });
    showFlash({ tone: 'success', message: t('removed') });
    onDeleted();
  });
  return (
    <li className="flex items-center justify-between gap-4 py-1.5">
      <div className="min-w-0">
        <p>{when}</p>
        {timeOff.reason && (
          <p className="text-14 text-ink-soft wrap-anywhere">
            <bdi>{timeOff.reason}</bdi>
          </p>
        )}
      </div>
      <IconButton label={t('removeTimeOff', { when })} onClick={remove}>
        <TrashIcon />
      </IconButton>
    </li>
  );
}

const nothing = { from: '', until: '', isHours: false, start: '09:00', end: '12:00', reason: '' };

function TimeOffForm({ onAdded }: { onAdded: () => void }) {
  const t = useTexts(availabilityTexts);
  const [typed, setTyped] = useState(nothing);
  const attempt = useAttempt();
  const { errorAt, clear, pending } = attempt;
  const { isHours } = typed;
  const change = (part: Partial<typeof nothing>) => {
    clear('from', 'until', ...Object.keys(part));
    setTyped((before) => ({ ...before, ...part }));
  };
  const submit = async () => {
    const { from, until } = spanOf(typed);
    checkFields({
      from: from === null && t('needStart'),
      until: until === null ? t('needEnd') : from !== null && until <= from && t('endBeforeStart'),
    });
    if (from === null || until === null) return;
    await api('POST time-off', {
      body: { from: from.toISOString(), until: until.toISOString(), reason: typed.reason },
    });
    setTyped(nothing);
    showFlash({ tone: 'success', message: t('added') });
    onAdded();
  };
  const date = (name: 'from' | 'until', label: string) => (
    <TextField
      type="date"
      name={name}
      label={label}
      error={errorAt(name)}
      value={typed[name]}
      // Most time off is a day: its end follows until it is said.
      onChange={({ target }) =>
        change({
          [name]: target.value,
          ...(name === 'from' && (!typed.until || typed.until < target.value) && { until: target.value }),
        })
      }
    />
  );
  const time = (name: 'start' | 'end', label: string) => (
    <TextField
      type="time"
      name={name}
      label={label}
      value={typed[name]}
      onChange={({ target }) => change({ [name]: target.value })}
    />
  );
  return (
    <Form
      form={{ props: attempt.formProps(submit), problem: attempt.problem }}
      actions={
        <Button type="submit" look="quiet" pending={pending}>
          {t('addTimeOff')}
        </Button>
      }
    >
      <div className="grid gap-4 sm:grid-cols-2">
        {date('from', t('firstDay'))}
        {date('until', t('lastDay'))}
        <div className="sm:col-span-2">
          <CheckField
            label={t('onlyHours')}
            checked={isHours}
            onChange={(next) => change({ isHours: next })}
          />
        </div>
        {isHours && time('start', t('startTime'))}
        {isHours && time('end', t('endTime'))}
        <div className="sm:col-span-2">
          <TextField
            name="reason"
            label={t('reason')}
            help={t('reasonHelp')}
            optional={t('optional')}
            error={errorAt('reason')}
            maxLength={200}
            value={typed.reason}
            onChange={({ target }) => change({ reason: target.value })}
          />
        </div>
      </div>
    </Form>
  );
}

/** By the clock of this browser, as it is shown. Whole days end with their last one. */
function spanOf({ from, until, isHours, start, end }: typeof nothing): {
  from: Date | null;
  until: Date | null;
} {
  const at = (day: string, time: string, laterDays = 0): Date | null => {
    const date = new Date(`${day}T${time}`);
    if (Number.isNaN(date.getTime())) return null;
    date.setDate(date.getDate() + laterDays);
    return date;
  };
  return isHours
    ? { from: at(from, start), until: at(until, end) }
    : { from: at(from, '00:00'), until: at(until, '00:00', 1) };
}
