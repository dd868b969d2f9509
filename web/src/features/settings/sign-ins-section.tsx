import { zoneName } from '@regimen/contract/language/zone-name.ts';
import type { SignIn, SignInWay } from '@regimen/contract/sign-ins.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { rich } from '../../i18n/rich.tsx';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { SettingsSection } from '../../shared/settings/settings-section.tsx';
import { When } from '../../shell/when.tsx';
import { Button } from '../../ui/button.tsx';
import { AlertIcon, SuccessIcon } from '../../ui/shell-icons.tsx';
import { securityTexts } from './security-texts.ts';
import { waysIn } from './sign-in-ways.ts';

const shownFirst = 5;

/** Nobody came in, but its person has to know. */
const alarming: ReadonlySet<SignInWay> = new Set(['removal-asked', 'removal-done']);

/** What was wrong with a try, where it was not the password. */
const wrong: Partial<Record<SignInWay, 'wrongCode' | 'wrongRecoveryCode' | 'wrongPasskey'>> = {
  passkey: 'wrongPasskey',
  code: 'wrongCode',
  'recovery-code': 'wrongRecoveryCode',
};

/** Who came in, and who tried to. */
export function SignInsSection({ signIns }: { signIns: readonly SignIn[] }) {
  const t = useTexts(securityTexts);
  const [all, setAll] = useState(false);
  const shown = all ? signIns : signIns.slice(0, shownFirst);
  return (
    <SettingsSection title={t('history')} help={t('historyHelp')}>
      {signIns.length === 0 ? (
        <p className="text-14 text-ink-soft">{t('noHistory')}</p>
      ) : (
        <ul className="grid divide-y divide-line rounded-card border border-line bg-raised">
          {shown.map((signIn) => (
            <Row key={signIn.id} signIn={signIn} />
          ))}
        </ul>
      )}
      {shown.length < signIns.length && (
        <div>
          <Button look="quiet" onClick={() => setAll(true)}>
            {t('showAll', { n: signIns.length })}
          </Button>
        </div>
      )}
      <p className="max-w-measure text-14 text-ink-soft">
        {rich(t('notYou'), {
          devices: (words) => (
            <Link to={paths.devices} className="text-primary-text underline underline-offset-4">
              {words}
            </Link>
          ),
        })}
      </p>
    </SettingsSection>
  );
}

function Row({ signIn }: { signIn: SignIn }) {
  const t = useTexts(securityTexts);
  const locale = useLocale();
  const { succeeded, device, zone, how, at } = signIn;
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-3 px-4 py-3 sm:grid-cols-[auto_minmax(0,1fr)_auto]">
      {succeeded && !alarming.has(how) ? (
        <SuccessIcon className="mt-1 shrink-0 text-success-text" />
      ) : (
        <AlertIcon className="mt-1 shrink-0 text-danger-text" />
      )}
      <div>
        <p className="font-medium">{t(succeeded ? waysIn[how] : (wrong[how] ?? 'wrongPassword'))}</p>
        <p className="text-14 text-ink-soft">
          <bdi>{device === 'API' ? t('api') : device}</bdi>
          {zone && <> · {zoneName(zone, locale)}</>}
        </p>
      </div>
      <p className="text-14 text-ink-soft max-sm:col-start-2">
        <When at={at} />
      </p>
    </li>
  );
}
