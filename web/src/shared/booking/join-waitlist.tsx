import type { Offer } from '@regimen/contract/services.ts';
import { useState } from 'react';
import { api } from '../../api.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { tell } from '../../shell/use-call.ts';
import { useForm } from '../../shell/use-form.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { Notice } from '../../ui/notice.tsx';
import { waitTexts } from './wait-texts.ts';

interface JoinWaitlistProps {
  offer: Offer;
  duration: number;
  /** The first day that makes sense, and the last; both by the place's clock. */
  first: string;
  last: string;
}

/** For whoever finds no time that suits them: between two days, whatever becomes free is held for them. */
export function JoinWaitlist({ offer: { id }, duration, first, last }: JoinWaitlistProps) {
  const t = useTexts(waitTexts);
  const [joined, setJoined] = useState(false);
  const form = useForm<'fromDay' | 'untilDay'>(async (values) => {
    await api('POST services/{id}/waitlist', { params: { id }, body: { ...values, duration, from: null } });
    setJoined(true);
    await tell('GET waitlist');
  });
  if (joined)
    return (
      <div role="status">
        <Notice>
          <p>{t('joined')}</p>
          <LinkButton look="plain" className="-ms-3 px-3" to={`${paths.bookings}?as=client`}>
            {t('seeList')}
          </LinkButton>
        </Notice>
      </div>
    );
  return (
    <details className="border-t border-line pt-3">
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-medium text-primary-text">
        {t('ask')}
      </summary>
      <div className="grid gap-4 pt-2">
        <p className="max-w-measure text-ink-soft">{t('help')}</p>
        <Form
          form={form}
          actions={
            <Button type="submit" look="quiet" pending={form.pending}>
              {t('join')}
            </Button>
          }
        >
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField
              {...form.field('fromDay')}
              type="date"
              label={t('fromDay')}
              defaultValue={first}
              min={first}
              max={last}
            />
            <TextField
              {...form.field('untilDay')}
              type="date"
              label={t('untilDay')}
              defaultValue={last}
              min={first}
              max={last}
            />
          </div>
        </Form>
      </div>
    </details>
  );
}
