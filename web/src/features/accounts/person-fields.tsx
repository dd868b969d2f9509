import { useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import type { Form } from '../../shell/use-form.ts';
import { TextField } from '../../ui/field.tsx';
import type { AccountKind, PersonField } from './account-kinds.ts';
import { EmailField } from './credential-fields.tsx';
import { fieldTexts } from './field-texts.ts';
import { KindChoice } from './kind-choice.tsx';
import { PasswordField } from './password-field.tsx';
import { ProfessionField } from './profession-field.tsx';

/** What a full account needs; the same for a newcomer and for a temporary user. */
export function PersonFields({ form, kind: asked }: { form: Form<PersonField>; kind: AccountKind }) {
  const t = useTexts(fieldTexts);
  const [kind, setKind] = useState(asked);
  return (
    <>
      <KindChoice kind={kind} choose={setKind} />
      {/* Kept while another kind is looked at, so that a choice made is not lost. */}
      <div hidden={kind !== 'expert'}>
        <ProfessionField {...form.field('professionName')} />
      </div>
      <TextField
        {...form.field('full_name')}
        label={t('fullName')}
        help={t('fullNameHelp')}
        autoComplete="name"
      />
      <EmailField {...form.field('email')} autoComplete="email" />
      <PasswordField {...form.field('password')} isNew />
    </>
  );
}
