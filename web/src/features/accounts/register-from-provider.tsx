import type { OpenidReturn } from '@regimen/contract/openid.ts';
import { ownZone } from '@regimen/contract/own-zone.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../api.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { checkFields } from '../../shell/attempt.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { useForm } from '../../shell/use-form.ts';
import { TextField } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { type AccountKind, type PersonField, registrationIn } from './account-kinds.ts';
import { Consent } from './consent.tsx';
import { EmailField } from './credential-fields.tsx';
import { fieldTexts } from './field-texts.ts';
import { finishSignIn } from './finish-sign-in.ts';
import { KindChoice } from './kind-choice.tsx';
import { openidTexts } from './openid-texts.ts';
import { ProfessionField } from './profession-field.tsx';
import { texts as registerTexts } from './register-texts.ts';
import { SubmitButton } from './submit-button.tsx';

/** What is still missing for an account: never a password, and no address that the provider vouches for. */
export function RegisterFromProvider({ brought }: { brought: OpenidReturn }) {
  const t = useTexts(openidTexts);
  const fields = useTexts(fieldTexts);
  const documents = useTexts(registerTexts);
  const navigate = useNavigate();
  const [kind, setKind] = useState<AccountKind>('user');
  const { provider, email, isEmailVerified } = brought;
  const form = useForm<PersonField>(async (values) => {
    const isUnknown = values.kind === 'expert' && !values.profession && values.professionName.trim() !== '';
    checkFields({
      professionName: isUnknown && fields('professionUnknown'),
      full_name: values.full_name.trim() === '' && fields('needName'),
      email: !isEmailVerified && values.email.trim() === '' && fields('needEmail'),
    });
    const { full_name, type } = registrationIn(values);
    const typed = isEmailVerified ? {} : { email: values.email };
    await api('POST auth/openid-registration', {
      body: { ticket: brought.ticket ?? '', full_name, type, ...typed, zone: ownZone() },
    });
    await navigate(await finishSignIn(), { replace: true });
  });
  return (
    <>
      <PageHead title={t('registerTitle')} noIndex />
      <PageTitle title={t('registerTitle')} lead={t('registerLead', { provider })} />
      <Form
        form={form}
        actions={
          <>
            <Consent sentence={documents('consent')} />
            <SubmitButton pending={form.pending} words={t('create')} pendingWords={t('creating')} />
          </>
        }
      >
        {isEmailVerified ? (
          <div className="rounded-control bg-sunken px-4 py-3">
            <p className="text-14 text-ink-soft">{t('emailFrom')}</p>
            <p className="font-medium wrap-anywhere">
              <bdi dir="ltr">{email}</bdi>
            </p>
            <p className="text-14 text-ink-soft">{t('emailVouched', { provider })}</p>
          </div>
        ) : null}
        <KindChoice kind={kind} choose={setKind} />
        <div hidden={kind !== 'expert'}>
          <ProfessionField {...form.field('professionName')} />
        </div>
        <TextField
          {...form.field('full_name')}
          label={fields('fullName')}
          help={fields('fullNameHelp')}
          autoComplete="name"
          defaultValue={brought.full_name}
        />
        {!isEmailVerified && (
          <EmailField
            {...form.field('email')}
            autoComplete="email"
            help={t('emailHelp')}
            defaultValue={email ?? ''}
          />
        )}
      </Form>
    </>
  );
}
