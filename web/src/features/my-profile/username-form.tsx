import { longDate } from '@regimen/contract/language/instants.ts';
import { useState } from 'react';
import { api } from '../../api.ts';
import { rich } from '../../i18n/rich.tsx';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { SettingsSection } from '../../shared/settings/settings-section.tsx';
import { showFlash } from '../../shell/flash.ts';
import { refreshViewer } from '../../shell/session.ts';
import { useForm } from '../../shell/use-form.ts';
import { useShell } from '../../shell/use-shell.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { texts } from './texts.ts';

/** The name in the address of one's page. Changed once, it rests for a month. */
export function UsernameForm({ first, from: firstFrom }: { first: string; from: string | null }) {
  const t = useTexts(texts);
  const locale = useLocale();
  const { origin } = useShell();
  const [username, setUsername] = useState(first);
  const [from, setFrom] = useState(firstFrom);
  const form = useForm<'username'>(async (typed) => {
    const saved = await api('PUT my-profile/username', { body: { username: typed.username } });
    setUsername(saved.username);
    setFrom(saved.usernameFrom);
    await refreshViewer();
    showFlash({ tone: 'success', message: t('usernameSaved') });
  });
  const address = origin.replace(/^https?:\/\//, '') + paths.profile(username);
  return (
    <SettingsSection title={t('username')}>
      <p className="wrap-anywhere text-ink-soft">
        {rich(t('usernameHelp', { address }), {
          page: (words) => (
            <bdi dir="ltr" className="font-medium text-ink">
              {words}
            </bdi>
          ),
        })}
      </p>
      {from ? (
        <p>{t('usernameFrom', { date: longDate(locale, Date.parse(from), 'UTC') })}</p>
      ) : (
        <Form
          form={form}
          actions={
            <Button type="submit" look="quiet" pending={form.pending}>
              {t('changeUsername')}
            </Button>
          }
        >
          <div className="max-w-[26rem]">
            <TextField
              {...form.field('username')}
              label={t('username')}
              help={t('usernameRules')}
              defaultValue={username}
              maxLength={63}
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              dir="ltr"
            />
          </div>
        </Form>
      )}
    </SettingsSection>
  );
}
