import type { UrgentHelp } from '@regimen/contract/urgent.ts';
import { useState } from 'react';
import { api } from '../../api.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { checkFields } from '../../shell/attempt.ts';
import { useForm } from '../../shell/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { texts } from './texts.ts';

/** Those who were told can only call whoever left a number. */
export function LeavePhone({ help: { told, phone } }: { help: Pick<UrgentHelp, 'told' | 'phone'> }) {
  const t = useTexts(texts);
  const [left, setLeft] = useState(phone);
  const [changes, setChanges] = useState(false);
  const form = useForm<'phone'>(async ({ phone: number }) => {
    checkFields({ phone: number.trim() === '' && t('phoneMissing') });
    const { data } = await api('PUT urgent/phone', { body: { phone: number } });
    setLeft(data[0]?.phone ?? number);
    setChanges(false);
  });
  if (left !== null && !changes)
    return (
      <p role="status" className="flex flex-wrap items-center gap-x-3">
        <span>
          {t('phoneLeft', { name: told.name })}{' '}
          <bdi dir="ltr" className="font-semibold tabular-nums">
            {left}
          </bdi>
        </span>
        <Button look="plain" className="-ms-3 px-3" onClick={() => setChanges(true)}>
          {t('phoneChange')}
        </Button>
      </p>
    );
  return (
    <Form
      form={form}
      actions={
        <Button type="submit" look="quiet" pending={form.pending}>
          {t('phoneLeave')}
        </Button>
      }
    >
      <TextField
        {...form.field('phone')}
        label={t('phone', { name: told.name })}
        help={t('phoneHelp')}
        optional={t('optional')}
        type="tel"
        dir="ltr"
        autoComplete="tel"
        defaultValue={left ?? ''}
      />
    </Form>
  );
}
