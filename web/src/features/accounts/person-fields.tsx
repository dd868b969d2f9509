import { useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { PasswordField } from '../../shared/password/password-field.tsx';
import type { Form } from '../../shell/use-form.ts';
import { TextField } from '../../ui/field.tsx';
import type { AccountKind, PersonField } from './account-kinds.ts';
import { EmailField } from './credential-fields.tsx';
import { fieldTexts } from './field-texts.ts';
import { ChosenKind, KindChoice } from './kind-choice.tsx';
import { ProfessionField } from './profession-field.tsx';

interface PersonFieldsProps {
  form: Form<PersonField>;
  /** Chosen a page before: it is told in a line and not asked again. */
  kind?: AccountKind | undefined;
}

/** What a full account needs; the same for a newcomer and for a temporary user. */
export function PersonFields({ form, kind: chosen }: PersonFieldsProps) {
  const t = useTexts(fieldTexts);
  const [kind, setKind] = useState<AccountKind>(chosen ?? 'user');
  const [isOpen, setOpen] = useState(chosen === undefined);
  return (
    <>
      {isOpen ? (
        <KindChoice kind={kind} choose={setKind} takesFocus={chosen !== undefined} />
      ) : (
        <ChosenKind kind={kind} onChange={() => setOpen(true)} />
      )}
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
