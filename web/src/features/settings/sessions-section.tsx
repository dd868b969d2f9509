import { dateAndTime } from '@regimen/contract/language/instants.ts';
import { isLocale, type Locale, languages, withCommas } from '@regimen/contract/language/languages.ts';
import { zoneName } from '@regimen/contract/language/zone-name.ts';
import type { Session } from '@regimen/contract/sessions.ts';
import { useState } from 'react';
import { api } from '../../api.ts';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { SettingsSection } from '../../shared/settings/settings-section.tsx';
import { showFlash } from '../../shell/flash.ts';
import { useClockZone } from '../../shell/reader-zone.ts';
import { Time } from '../../shell/time.tsx';
import { useAction } from '../../shell/use-action.ts';
import { type Answer, useCall } from '../../shell/use-call.ts';
import { When } from '../../shell/when.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { MonitorIcon, PhoneIcon } from '../../ui/shell-icons.tsx';
import { deviceTexts } from './device-texts.ts';
import { securityTexts } from './security-texts.ts';
import { waysIn } from './sign-in-ways.ts';

const isPhone = (device: string): boolean => /Android|iOS/.test(device);

/** Where one is signed in. */
export function SessionsSection({ first }: { first: Answer<'GET sessions'> }) {
  const t = useTexts(deviceTexts);
  const { data, put } = useCall('GET sessions', {}, { first });
  const sessions = data.data;
  const locale = useLocale();
  const zone = useClockZone();
  const timeOf = (at: string) => dateAndTime(locale, Date.parse(at), zone);
  const others = sessions.filter(({ isCurrent }) => !isCurrent);
  const [asking, setAsking] = useState(false);
  const keep = (isKept: (session: Session) => boolean) => put({ ...data, data: sessions.filter(isKept) });
  const [signOut, signingOut] = useAction(async ({ id, device, createdAt }: Session) => {
    await api('DELETE sessions/{id}', { params: { id } });
    keep((session) => session.id !== id);
    showFlash({
      tone: 'success',
      message: t('signedOut', { device: nameOf(device, t('api')), time: timeOf(createdAt) }),
    });
  });
  const [signOutOthers, signingOutOthers] = useAction(async () => {
    await api('DELETE sessions');
    keep(({ isCurrent }) => isCurrent);
    setAsking(false);
    showFlash({ tone: 'success', message: t('othersSignedOut') });
  });
  return (
    <SettingsSection title={t('signedIn')} help={t('signedInHelp')}>
      <ul className="grid divide-y divide-line rounded-card border border-line bg-raised">
        {[...sessions].sort(currentFirst).map((session) => (
          <Row key={session.id} session={session} pending={signingOut} onSignOut={() => signOut(session)} />
        ))}
      </ul>
      {others.length > 0 ? (
        <div>
          <Button look="quiet" onClick={() => setAsking(true)}>
            {t('signOutOthers')}
          </Button>
        </div>
      ) : (
        <p className="text-14 text-ink-soft">{t('onlyHere')}</p>
      )}
      <ConfirmDialog
        open={asking}
        title={t('signOutOthersTitle')}
        text={t('signOutOthersText', { n: others.length })}
        keep={t('keep')}
        confirm={t('signOutOthers')}
        pending={signingOutOthers}
        onConfirm={signOutOthers}
        onClose={() => setAsking(false)}
      />
    </SettingsSection>
  );
}

const currentFirst = (a: Session, b: Session): number => Number(b.isCurrent) - Number(a.isCurrent);

/** What is no browser calls itself nothing that people know. */
const nameOf = (device: string, api: string): string => (device === 'API' ? api : device);

/** As much of a place as its clock and its language tell. */
function placeOf({ zone, language }: Session, locale: Locale): string {
  const parts = [];
  if (zone) parts.push(zoneName(zone, locale));
  if (isLocale(language)) parts.push(languages[language].name);
  return withCommas(parts, locale);
}

interface RowProps {
  session: Session;
  pending: boolean;
  onSignOut: () => void;
}

function Row({ session, pending, onSignOut }: RowProps) {
  const t = useTexts(deviceTexts);
  const ways = useTexts(securityTexts);
  const place = placeOf(session, useLocale());
  const Icon = isPhone(session.device) ? PhoneIcon : MonitorIcon;
  const name = nameOf(session.device, t('api'));
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-2 px-4 py-3 sm:grid-cols-[auto_minmax(0,1fr)_auto]">
      <Icon className="shrink-0 text-ink-faint" />
      <div>
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
          <bdi>{name}</bdi>
          {session.isCurrent && <Badge tone="success">{t('thisDevice')}</Badge>}
        </p>
        {place && <p className="text-14 text-ink-soft">{place}</p>}
        <p className="text-14 text-ink-soft">
          {session.how ? ways(waysIn[session.how]) : t('signedInOn')} · <When at={session.createdAt} />
        </p>
        {!session.isCurrent && (
          <p className="text-14 text-ink-soft">
            {t('lastSeen')} <Time at={session.lastSeenAt} />
          </p>
        )}
      </div>
      {!session.isCurrent && (
        <Button
          look="quiet"
          className="min-h-9! justify-self-start px-3! max-sm:col-start-2"
          disabled={pending}
          aria-label={t('signOutOf', { device: name })}
          onClick={onSignOut}
        >
          {t('signOut')}
        </Button>
      )}
    </li>
  );
}
