import { api } from '../../api.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { PasswordField } from '../../shared/password/password-field.tsx';
import { useForm } from '../../shell/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { loginTexts } from './login-texts.ts';
import { SignInCard } from './sign-in-card.tsx';

/** Of somebody new, by the link that they were given. */
export function SetPassword({ token, onSet }: { token: string; onSet: (email: string) => void }) {
  const t = useTexts(loginTexts);
  const form = useForm<'password'>(async ({ password }) => {
    const { email } = await api('POST dashboard/password', { body: { token, password } });
    onSet(email);
  });
  return (
    <SignInCard title={t('passwordTitle')} lead={t('passwordLead')}>
      <Form
        form={form}
        actions={
          <Button type="submit" pending={form.pending} className="w-full">
            {t('setPassword')}
          </Button>
        }
      >
        <PasswordField {...form.field('password')} isNew />
      </Form>
    </SignInCard>
  );
}
