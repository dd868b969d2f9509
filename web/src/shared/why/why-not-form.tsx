import { ApiError } from '@regimen/contract/client.ts';
import { dateIn } from '@regimen/contract/language/instants.ts';
import { zoneName } from '@regimen/contract/language/zone-name.ts';
import { ownZone } from '@regimen/contract/own-zone.ts';
import { useState } from 'react';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { type ReadingCall, useCall } from '../../shell/use-call.ts';
import { useNow } from '../../shell/use-mounted.ts';
import { useLast } from '../../shell/use-settled.ts';
import { controlClass, Field } from '../../ui/field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { texts } from './texts.ts';
import { WhyAnswer } from './why-answer.tsx';

interface WhyNotFormProps {
  call: Extract<ReadingCall, `GET ${'enrollments' | 'history/runs'}/{id}/why-not`>;
  enrollmentId: string;
  noAction?: boolean;
}

/** What was expected, on which day, and why it did not come. Each choice is answered at once. */
export function WhyNotForm({ call, enrollmentId, noAction = false }: WhyNotFormProps) {
  const t = useTexts(texts);
  const locale = useLocale();
  const now = useNow();
  const [about, setAbout] = useState('');
  const [day, setDay] = useState('');
  // One's own times are told by the clock of this device, as everything around them is.
  const own = call === 'GET enrollments/{id}/why-not' ? ownZone() : null;
  const query = { ...(about && { about }), ...(day && { day }), ...(own && { zone: own }) };
  const { data, failed, error } = useCall(call, { params: { id: enrollmentId }, query });
  const found = useLast(data);
  const fault = failed ? (faultOf(error) ?? t('failed')) : null;
  const busy = !data && !failed;
  const groups = [
    { label: t('comesBack'), subjects: found?.subjects.filter(({ comesBack }) => comesBack) ?? [] },
    { label: t('steps'), subjects: found?.subjects.filter(({ comesBack }) => !comesBack) ?? [] },
  ];
  return (
    <div className="grid gap-4">
      <SelectField label={t('what')} value={about} onChange={({ target }) => setAbout(target.value)}>
        <option value="">{t('wholeDay')}</option>
        {groups.map(
          ({ label, subjects }) =>
            subjects.length > 0 && (
              <optgroup key={label} label={label}>
                {subjects.map(({ key, name }) => (
                  <option key={key} value={key}>
                    {name}
                  </option>
                ))}
              </optgroup>
            ),
        )}
      </SelectField>
      <Field
        label={t('day')}
        help={
          found &&
          found.zone !== own &&
          t(own ? 'daysByClock' : 'byClock', { zone: zoneName(found.zone, locale) })
        }
        error={fault ?? undefined}
      >
        {(described) => (
          <input
            {...described}
            type="date"
            max={dateIn(now, found?.zone)}
            value={day || (found?.day ?? '')}
            onChange={({ target }) => setDay(target.value)}
            className={`${controlClass} min-h-11`}
          />
        )}
      </Field>
      <div aria-live="polite" aria-busy={busy} className="grid gap-4">
        {!found && busy && <p className="text-ink-soft">{t('loading')}</p>}
        {found &&
          !fault &&
          found.answers.map((why) => (
            <div
              key={`${why.name} ${why.answer}`}
              className={
                why.name === ''
                  ? 'font-medium'
                  : `rounded-card bg-sunken p-4 transition-opacity duration-120 ${busy ? 'opacity-60' : ''}`
              }
            >
              <WhyAnswer why={why} noAction={noAction} />
            </div>
          ))}
      </div>
    </div>
  );
}

const faultOf = (error: unknown): string | undefined =>
  error instanceof ApiError ? Object.values(error.reply.errors ?? {}).flat()[0] : undefined;
