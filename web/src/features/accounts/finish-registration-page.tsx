import { useState } from 'react';
import { redirect, useLocation, useNavigate, useSearchParams } from 'react-router';
import { api } from '../../api.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { ProviderButtons } from '../../shared/providers/provider-buttons.tsx';
import { latePart } from '../../shell/late-part.tsx';
import { pageData } from '../../shell/page-data.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { useForm } from '../../shell/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { kindIn } from './account-kinds.ts';
import { Consent } from './consent.tsx';
import { CredentialFields, type CredentialName, credentialsIn } from './credential-fields.tsx';
import { texts } from './finish-texts.ts';
import { ForgetMe } from './forget-me.tsx';
import { PersonFields } from './person-fields.tsx';
import { texts as registerTexts } from './register-texts.ts';
import { SetNewPassword } from './set-new-password.tsx';
import { SignInByLink } from './sign-in-by-link.tsx';
import { signingIn } from './signing-in.ts';
import { SubmitButton } from './submit-button.tsx';
import { usePersonForm } from './use-person-form.ts';

const page = pageData(({ viewer }) => {
  if (!viewer?.is_temporary) throw redirect('/home');
  return null;
});
export const loader = page.loader;
export const clientLoader = page.clientLoader;

/** Comes for those whose account asks for a code. */
const secondFactor = latePart(() => import('./second-factor.tsx'));

export default function FinishRegistrationPage() {
  const t = useTexts(texts);
  const [query] = useSearchParams();
  const link = { token: query.get('token'), purpose: query.get('for') };
  const [hasAccount, setHasAccount] = useState(false);
  const [spent, setSpent] = useState(false);
  if (query.get('step') === 'code') return <secondFactor.Part startOver="/account/finish-registration" />;
  // A link from their mail, opened while they try things out: what they made goes along.
  if (link.token && link.purpose === 'sign-in') return <SignInByLink token={link.token} />;
  if (link.token && link.purpose === 'reset-password' && !spent)
    return <SetNewPassword token={link.token} onSpent={() => setSpent(true)} />;
  const title = t(hasAccount ? 'mergeTitle' : 'title');
  return (
    <>
      <PageHead title={title} noIndex />
      <PageTitle title={title} lead={t(hasAccount ? 'mergeLead' : 'lead')} />
      {/* Both stay, so that what was typed in one is still there after a look at the other. */}
      <div hidden={hasAccount}>
        <NewAccount />
      </div>
      <div hidden={!hasAccount}>
        <OwnAccount />
      </div>
      <ProviderButtons />
      <div className="mt-6 flex flex-wrap justify-between gap-2 border-t border-line pt-4">
        <Button look="plain" className="px-3" onClick={() => setHasAccount(!hasAccount)}>
          {t(hasAccount ? 'newHere' : 'haveAccount')}
        </Button>
        <ForgetMe />
      </div>
    </>
  );
}

function NewAccount() {
  const t = useTexts(texts);
  const documents = useTexts(registerTexts);
  const { search } = useLocation();
  const form = usePersonForm((person) => api('POST auth/finish-registration', { body: person }));
  return (
    <Form
      form={form}
      actions={
        <>
          <Consent sentence={documents('consent')} />
          <SubmitButton pending={form.pending} words={t('finish')} pendingWords={t('finishing')} />
        </>
      }
    >
      <PersonFields form={form} kind={kindIn(search)} />
    </Form>
  );
}

function OwnAccount() {
  const t = useTexts(texts);
  const navigate = useNavigate();
  const form = useForm<CredentialName>(async (values) => {
    const to = await signingIn(() => api('POST auth/merge', { body: credentialsIn(values) }));
    await navigate(to, { replace: true });
  });
  return (
    <Form
      form={form}
      actions={<SubmitButton pending={form.pending} words={t('merge')} pendingWords={t('merging')} />}
    >
      <CredentialFields form={form} />
    </Form>
  );
}
