import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { api } from '../../api.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { pageData } from '../../shell/page-data.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { useForm } from '../../shell/use-form.ts';
import { useSite } from '../../shell/use-shell.ts';
import { Form } from '../../ui/form.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { CredentialFields, type CredentialName, credentialsIn } from './credential-fields.tsx';
import { finishSignIn } from './finish-sign-in.ts';
import { useKeptPath } from './kept-query.ts';
import { texts } from './login-texts.ts';
import { SubmitButton } from './submit-button.tsx';
import { SwitchLink } from './switch-link.tsx';

const page = pageData(() => null);
export const loader = page.loader;
export const clientLoader = page.clientLoader;

export default function LoginPage() {
  const t = useTexts(texts);
  const { name: brand } = useSite();
  const navigate = useNavigate();
  const toFollow: string | undefined = useLocation().state?.toFollow;
  const kept = useKeptPath();
  const [typed, setTyped] = useState('');
  const form = useForm<CredentialName>(async (values) => {
    await api('POST auth/login', { body: credentialsIn(values) });
    await navigate(await finishSignIn(), { replace: true });
  });
  return (
    <>
      <PageHead title={t('title')} description={t('description', { brand })} />
      <PageTitle title={t('title')} lead={toFollow ? t('leadToFollow', { program: toFollow }) : t('lead')} />
      <Form
        form={form}
        actions={<SubmitButton pending={form.pending} words={t('signIn')} pendingWords={t('signingIn')} />}
      >
        <CredentialFields form={form} onEmail={setTyped} />
      </Form>
      <p className="mt-4">
        <Link
          to={kept('/password-recovery')}
          state={{ email: typed }}
          className="inline-flex min-h-6 items-center font-semibold text-primary-text underline-offset-4 hover:underline"
        >
          {t('forgot')}
        </Link>
      </p>
      <SwitchLink question={t('newHere')} words={t('join', { brand })} to="/join" />
    </>
  );
}
