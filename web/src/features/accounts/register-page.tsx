import { useLocation } from 'react-router';
import { api } from '../../api.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { ProviderButtons } from '../../shared/providers/provider-buttons.tsx';
import { pageData } from '../../shell/page-data.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { useSite } from '../../shell/use-shell.ts';
import { Form } from '../../ui/form.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { kindIn } from './account-kinds.ts';
import { Consent } from './consent.tsx';
import { PersonFields } from './person-fields.tsx';
import { texts } from './register-texts.ts';
import { SubmitButton } from './submit-button.tsx';
import { SwitchLink } from './switch-link.tsx';
import { usePersonForm } from './use-person-form.ts';

const page = pageData(() => null);
export const loader = page.loader;
export const clientLoader = page.clientLoader;

export default function RegisterPage() {
  const t = useTexts(texts);
  const { name: brand } = useSite();
  const { search, state } = useLocation();
  const toFollow: string | undefined = state?.toFollow;
  const signIn = { question: t('haveAccount'), words: t('signIn'), to: '/login' };
  const form = usePersonForm((person) => api('POST auth/register', { body: person }));
  return (
    <>
      <PageHead title={t('title')} description={t('description', { brand })} />
      <PageTitle title={t('title')} lead={toFollow ? t('leadToFollow', { program: toFollow }) : t('lead')} />
      {toFollow && <SwitchLink {...signIn} isFirst />}
      <Form
        form={form}
        actions={
          <>
            <Consent sentence={t('consent')} />
            <SubmitButton pending={form.pending} words={t('create')} pendingWords={t('creating')} />
          </>
        }
      >
        <PersonFields form={form} kind={kindIn(search)} />
      </Form>
      <ProviderButtons />
      {!toFollow && <SwitchLink {...signIn} />}
    </>
  );
}
