import { useState } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router';
import { api } from '../../api.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { ProviderButtons } from '../../shared/providers/provider-buttons.tsx';
import { latePart } from '../../shell/late-part.tsx';
import { pageData } from '../../shell/page-data.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { useForm } from '../../shell/use-form.ts';
import { useSite } from '../../shell/use-shell.ts';
import { Form } from '../../ui/form.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { CredentialFields, type CredentialName, credentialsIn } from './credential-fields.tsx';
import { useKeptPath } from './kept-query.ts';
import { texts } from './login-texts.ts';
import { PasskeyButton } from './passkey-button.tsx';
import { signingIn } from './signing-in.ts';
import { SubmitButton } from './submit-button.tsx';
import { SwitchLink } from './switch-link.tsx';
import { TurnedBack } from './turned-back.tsx';

const page = pageData(() => null);
export const loader = page.loader;
export const clientLoader = page.clientLoader;

/** Comes for those whose sign-in asks for a code. */
const secondFactor = latePart(() => import('./second-factor.tsx'));
const suspended = latePart(() => import('./suspended.tsx'));

export default function LoginPage() {
  const [query] = useSearchParams();
  const step = query.get('step');
  if (step === 'code') return <secondFactor.Part startOver="/login" />;
  return step === 'suspended' ? <suspended.Part /> : <Credentials />;
}

const staysIn = (form: HTMLFormElement | null): boolean =>
  form?.querySelector<HTMLInputElement>('[name=staySignedIn]')?.checked ?? false;

function Credentials() {
  const t = useTexts(texts);
  const { name: brand } = useSite();
  const navigate = useNavigate();
  const toFollow: string | undefined = useLocation().state?.toFollow;
  const kept = useKeptPath();
  const [typed, setTyped] = useState('');
  const form = useForm<CredentialName>(async (values) => {
    const to = await signingIn(() => api('POST auth/login', { body: credentialsIn(values) }));
    // The code is a step of its own: Back leads from it to the password.
    await navigate(to, { replace: !to.startsWith('/login') });
  });
  return (
    <>
      <PageHead title={t('title')} description={t('description', { brand })} />
      <PageTitle title={t('title')} lead={toFollow ? t('leadToFollow', { program: toFollow }) : t('lead')} />
      <TurnedBack />
      <Form
        form={form}
        actions={<SubmitButton pending={form.pending} words={t('signIn')} pendingWords={t('signingIn')} />}
      >
        <CredentialFields form={form} onEmail={setTyped} offersPasskeys />
      </Form>
      <div className="mt-3">
        <PasskeyButton offers stays={() => staysIn(form.props.ref.current)} />
      </div>
      <p className="mt-4 flex flex-wrap gap-x-6 gap-y-2">
        {(
          [
            ['/password-recovery', 'forgot'],
            ['/password-recovery?for=sign-in', 'sendLink'],
          ] as const
        ).map(([to, words]) => (
          <Link
            key={words}
            to={kept(to)}
            state={{ email: typed }}
            className="inline-flex min-h-6 items-center font-semibold text-primary-text underline-offset-4 hover:underline"
          >
            {t(words)}
          </Link>
        ))}
      </p>
      <ProviderButtons />
      <SwitchLink question={t('newHere')} words={t('join', { brand })} to="/join" />
    </>
  );
}
