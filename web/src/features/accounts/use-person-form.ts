import type { Registration } from '@regimen/contract/auth.ts';
import { ownZone } from '@regimen/contract/own-zone.ts';
import { useNavigate } from 'react-router';
import { useTexts } from '../../i18n/use-texts.ts';
import { checkFields } from '../../shell/attempt.ts';
import { type Form, useForm } from '../../shell/use-form.ts';
import { type PersonField, registrationIn } from './account-kinds.ts';
import { fieldTexts } from './field-texts.ts';
import { finishSignIn } from './finish-sign-in.ts';

/** A form of PersonFields: opens the account by the given call, then goes on to the inbox. */
export function usePersonForm(open: (person: Registration) => Promise<unknown>): Form<PersonField> {
  const t = useTexts(fieldTexts);
  const navigate = useNavigate();
  return useForm<PersonField>(async (values) => {
    const isUnknown = values.kind === 'expert' && !values.profession && values.professionName.trim() !== '';
    checkFields({
      professionName: isUnknown && t('professionUnknown'),
      full_name: values.full_name.trim() === '' && t('needName'),
      email: values.email.trim() === '' && t('needEmail'),
      password: values.password === '' && t('needPassword'),
    });
    await open({ ...registrationIn(values), zone: ownZone() });
    await navigate(await finishSignIn(), { replace: true });
  });
}
