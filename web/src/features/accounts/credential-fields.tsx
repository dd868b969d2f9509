import type { Credentials } from '@regimen/contract/auth.ts';
import { ownZone } from '@regimen/contract/own-zone.ts';
import type { ChangeEvent } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { PasswordField } from '../../shared/password/password-field.tsx';
import type { Form, Values } from '../../shell/use-form.ts';
import { TextField } from '../../ui/field.tsx';
import { fieldTexts } from './field-texts.ts';

export type CredentialName = keyof Credentials;

export const credentialsIn = (values: Values<CredentialName>): Credentials => ({
  email: values.email,
  password: values.password,
  staySignedIn: values.staySignedIn === 'on',
  zone: ownZone(),
});

interface CredentialFieldsProps {
  form: Form<CredentialName>;
  /** What is typed, for where it is wanted next. */
  onEmail?: (email: string) => void;
  /** The browser offers passkeys in the first field. */
  offersPasskeys?: boolean;
}

/** E-mail, password, and how long to stay; for signing in and for joining a temporary account to one's own. */
export function CredentialFields({ form, onEmail, offersPasskeys = false }: CredentialFieldsProps) {
  const t = useTexts(fieldTexts);
  return (
    <>
      <EmailField
        {...form.field('email')}
        autoComplete={offersPasskeys ? 'username webauthn' : 'username'}
        onChange={(event) => onEmail?.(event.target.value)}
      />
      <PasswordField {...form.field('password')} />
      <label className="flex min-h-11 cursor-pointer items-center gap-3">
        <input type="checkbox" name="staySignedIn" className="size-5 shrink-0 accent-primary-strong" />
        <span>
          {t('staySignedIn')}
          <span className="block text-14 text-ink-soft">{t('staySignedInHelp')}</span>
        </span>
      </label>
    </>
  );
}

interface EmailFieldProps {
  name: string;
  error: string | undefined;
  autoComplete: 'username' | 'username webauthn' | 'email';
  help?: string;
  defaultValue?: string;
  onChange?: (event: ChangeEvent<HTMLInputElement>) => void;
}

export function EmailField(field: EmailFieldProps) {
  const t = useTexts(fieldTexts);
  return (
    <TextField
      {...field}
      label={t('email')}
      type="email"
      inputMode="email"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      dir="ltr"
    />
  );
}
