import { ApiError } from '@regimen/contract/client.ts';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { api } from '../../api.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { CodeField } from '../../shared/code/code-field.tsx';
import { showFlash } from '../../shell/flash.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { useForm } from '../../shell/use-form.ts';
import { useSite } from '../../shell/use-shell.ts';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { finishSignIn } from './finish-sign-in.ts';
import { LostSecondFactor } from './lost-second-factor.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import { texts } from './second-factor-texts.ts';
import { SubmitButton } from './submit-button.tsx';

const isTooLate = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status === 422 && 'signIn' in (error.reply.errors ?? {});

/** The second half of a sign-in: the password or the link was right, and a code is wanted too. */
export default function SecondFactor({ startOver }: { startOver: string }) {
  const t = useTexts(texts);
  const { name: brand } = useSite();
  const navigate = useNavigate();
  const [isRecovery, setRecovery] = useState(false);
  const [isLost, setLost] = useState(false);
  const form = useForm<'code' | 'rememberDevice'>(async ({ code, rememberDevice }) => {
    try {
      await api('POST auth/second-factor', { body: { code, rememberDevice: rememberDevice === 'on' } });
    } catch (error) {
      if (!isTooLate(error)) throw error;
      await navigate(startOver, { replace: true });
      return showFlash({ tone: 'warning', message: t('tooLate') });
    }
    await navigate(await finishSignIn(), { replace: true });
  });
  if (isLost) return <LostSecondFactor startOver={startOver} onBack={() => setLost(false)} />;
  return (
    <>
      <PageHead title={t('title')} noIndex />
      <PageTitle title={t('title')} lead={t(isRecovery ? 'recoveryLead' : 'lead', { brand })} />
      <Form
        form={form}
        actions={<SubmitButton pending={form.pending} words={t('signIn')} pendingWords={t('signingIn')} />}
      >
        <CodeField key={String(isRecovery)} {...form.field('code')} isRecovery={isRecovery} hasFocus />
        <label className="flex min-h-11 cursor-pointer items-center gap-3">
          <input type="checkbox" name="rememberDevice" className="size-5 shrink-0 accent-primary-strong" />
          <span>
            {t('remember')}
            <span className="block text-14 text-ink-soft">{t('rememberHelp')}</span>
          </span>
        </label>
      </Form>
      <div className="mt-6 grid gap-3 border-t border-line pt-6">
        <PasskeyButton />
        <Button
          look="quiet"
          className="w-full"
          onClick={() => {
            setRecovery(!isRecovery);
            form.clear('code');
          }}
        >
          {t(isRecovery ? 'useApp' : 'useRecovery')}
        </Button>
        <Button look="plain" className="w-full" onClick={() => setLost(true)}>
          {t('cantUse')}
        </Button>
        <Link
          to={startOver}
          replace
          className="inline-flex min-h-9 items-center justify-self-center font-semibold text-primary-text underline-offset-4 hover:underline"
        >
          {t('startOver')}
        </Link>
      </div>
    </>
  );
}
