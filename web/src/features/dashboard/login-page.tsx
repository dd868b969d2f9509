import type { AdminSignIn } from '@regimen/contract/dashboard.ts';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { api } from '../../api.ts';
import { rich } from '../../i18n/rich.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { PasswordField } from '../../shared/password/password-field.tsx';
import { pageData } from '../../shell/page-data.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { setAdmin } from '../../shell/session.ts';
import { useForm } from '../../shell/use-form.ts';
import { useMounted } from '../../shell/use-mounted.ts';
import { useSite } from '../../shell/use-shell.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { Notice } from '../../ui/notice.tsx';
import { CodeForm } from './code-form.tsx';
import { FirstPasskey } from './first-passkey.tsx';
import { loginTexts } from './login-texts.ts';
import { PasskeySignIn } from './passkey-sign-in.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SetPassword } from './set-password.tsx';
import { SignInCard } from './sign-in-card.tsx';

const page = pageData(() => null);
export const loader = page.loader;
export const clientLoader = page.clientLoader;

/** What was typed is sent again with the code: until then nobody is signed in. */
interface Typed {
  email: string;
  password: string;
}

export default function DashboardLoginPage() {
  const t = useTexts(loginTexts);
  const [query, setQuery] = useSearchParams();
  const navigate = useNavigate();
  const [typed, setTyped] = useState<Typed>({ email: '', password: '' });
  const [answer, setAnswer] = useState<AdminSignIn | null>(null);
  const [isSet, setIsSet] = useState(false);
  const token = query.get('token');

  const goIn = async () => {
    setAdmin(await api('GET dashboard/me'));
    await navigate(paths.dashboard(), { replace: true });
  };
  const send = async (given: Typed, code?: string) => {
    const next = await api('POST dashboard/login', { body: { ...given, ...(code && { code }) } });
    setTyped(given);
    setAnswer(next);
    if (next.next === 'in' && !next.recovery_codes) await goIn();
  };
  const setPassword = (email: string) => {
    setIsSet(true);
    setTyped({ email, password: '' });
    setQuery({}, { replace: true });
  };
  const head = <PageHead title={t('title')} noIndex />;
  if (token) return withHead(head, <SetPassword token={token} onSet={setPassword} />);
  if (answer?.recovery_codes)
    return withHead(head, <RecoveryCodes codes={answer.recovery_codes} onSaved={goIn} />);
  if (answer && answer.next !== 'in')
    return withHead(
      head,
      <CodeForm answer={answer} send={(code) => send(typed, code)}>
        {answer.next === 'set-up' && <FirstPasskey typed={typed} onIn={setAnswer} />}
        {answer.next === 'passkey' && <PasskeySignIn goIn={goIn} />}
      </CodeForm>,
    );
  return withHead(head, <Credentials email={typed.email} isSet={isSet} send={send} goIn={goIn} />);
}

const withHead = (head: React.ReactNode, shown: React.ReactNode) => (
  <>
    {head}
    {shown}
  </>
);

interface CredentialsProps {
  email: string;
  isSet: boolean;
  send: (typed: Typed) => Promise<void>;
  goIn: () => Promise<void>;
}

function Credentials({ email, isSet, send, goIn }: CredentialsProps) {
  const t = useTexts(loginTexts);
  const { name: brand } = useSite();
  const mounted = useMounted();
  const form = useForm<'email' | 'password'>(({ email, password }) => send({ email, password }));
  return (
    <SignInCard title={t('title')} lead={t('lead', { brand })}>
      {isSet && <Notice>{t('passwordSet')}</Notice>}
      <Form
        form={form}
        actions={
          <Button
            type="submit"
            pending={form.pending}
            disabled={!mounted}
            className="w-full disabled:opacity-100!"
          >
            {form.pending ? t('signingIn') : t('signIn')}
          </Button>
        }
      >
        <TextField
          {...form.field('email')}
          label={t('email')}
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
          defaultValue={email}
        />
        <PasswordField {...form.field('password')} />
      </Form>
      <PasskeySignIn goIn={goIn} />
      <details className="text-14 text-ink-soft">
        <summary className="inline-flex min-h-9 cursor-pointer items-center text-primary-text">
          {t('forgot')}
        </summary>
        <p className="mt-1 max-w-measure">
          {rich(t('forgotHelp'), {
            command: (words) => (
              <code dir="ltr" className="rounded-control bg-sunken px-1.5 py-0.5 font-mono">
                {words}
              </code>
            ),
          })}
        </p>
      </details>
    </SignInCard>
  );
}
