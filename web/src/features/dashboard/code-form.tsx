import type { AdminSignIn } from '@regimen/contract/dashboard.ts';
import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { latePart } from '../../shell/late-part.tsx';
import { useForm } from '../../shell/use-form.ts';
import { useSite } from '../../shell/use-shell.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { loginTexts } from './login-texts.ts';
import { SignInCard } from './sign-in-card.tsx';

const qr = latePart(async () => ({ default: (await import('../../shared/qr/qr-code.tsx')).QrCode }));

const words = {
  code: { title: 'codeTitle', lead: 'codeLead', code: 'code', go: 'goOn' },
  passkey: { title: 'passkeyTitle', lead: 'passkeyLead', code: 'recoveryCode', go: 'goOn' },
  'set-up': { title: 'setUpTitle', lead: 'setUpLead', code: 'setUpCode', go: 'finishSetUp' },
} as const;

interface CodeFormProps {
  answer: AdminSignIn;
  send: (code: string) => Promise<void>;
  /** The way with a passkey. */
  children: ReactNode;
}

/** The second factor: the code of an app, and before the first one the app itself. */
export function CodeForm({ answer: { next, secret, address }, send, children }: CodeFormProps) {
  const t = useTexts(loginTexts);
  const { name: brand } = useSite();
  const form = useForm<'code'>(({ code }) => send(code));
  const said = words[next === 'in' ? 'code' : next];
  const isSetUp = next === 'set-up';
  const hasPasskey = next === 'passkey';
  return (
    <SignInCard title={t(said.title)} lead={t(said.lead, { brand })}>
      {hasPasskey && children}
      {secret && address && (
        <div className="grid justify-items-center gap-3 rounded-card border border-line bg-raised p-5">
          <qr.Part says={address} label={t('qr')} />
          <p className="text-14 text-ink-soft">{t('cannotScan')}</p>
          <code dir="ltr" className="rounded-control bg-sunken px-3 py-2 font-mono text-14 break-all">
            {secret}
          </code>
        </div>
      )}
      <Form
        form={form}
        actions={
          <Button type="submit" pending={form.pending} className="w-full">
            {t(said.go)}
          </Button>
        }
      >
        <TextField
          {...form.field('code')}
          label={t(said.code)}
          inputMode={isSetUp ? 'numeric' : 'text'}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          autoFocus={!hasPasskey}
          dir="ltr"
        />
      </Form>
      {isSetUp && children}
    </SignInCard>
  );
}
