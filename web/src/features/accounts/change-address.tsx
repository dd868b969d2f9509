import { useEffect, useRef } from 'react';
import { api } from '../../api.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { refreshViewer } from '../../shell/session.ts';
import { useForm } from '../../shell/use-form.ts';
import { useViewer } from '../../shell/use-shell.ts';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { EmailField } from './credential-fields.tsx';
import { texts } from './verification-texts.ts';

/** For a typing error in the address. */
export function ChangeAddress({ onSent, cancel }: { onSent: (email: string) => void; cancel: () => void }) {
  const t = useTexts(texts);
  const viewer = useViewer();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('input')?.select(), []);
  const form = useForm<'email'>(async ({ email }) => {
    const changed = await api('PUT auth/email', { body: { email } });
    await refreshViewer();
    onSent(changed.email ?? email);
  });
  return (
    <div ref={box} className="rounded-card border border-line p-4">
      <Form
        form={form}
        actions={
          <>
            <Button type="submit" pending={form.pending}>
              {t(form.pending ? 'resending' : 'newAddress')}
            </Button>
            <Button look="plain" onClick={cancel}>
              {t('keepAddress')}
            </Button>
          </>
        }
      >
        <EmailField {...form.field('email')} autoComplete="email" defaultValue={viewer?.email ?? ''} />
      </Form>
    </div>
  );
}
