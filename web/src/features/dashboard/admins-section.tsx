import type { SiteAdmin } from '@regimen/contract/admins.ts';
import { useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { texts } from '../../shared/dashboard/texts.ts';
import { useStepUp } from '../../shared/step-up/use-step-up.tsx';
import type { PageArgs } from '../../shell/page-data.ts';
import { Time } from '../../shell/time.tsx';
import { type Answer, useCall } from '../../shell/use-call.ts';
import { WhenIn } from '../../shell/when.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { type AdminAct, AdminDialogs } from './admin-dialogs.tsx';
import { AdminQuestion } from './admin-question.tsx';
import { adminsTexts } from './admins-texts.ts';
import { DeskHead } from './desk.tsx';
import { DeskTable } from './desk-table.tsx';
import { InviteAdmin } from './invite-admin.tsx';

export const loadAdmins = ({ api }: PageArgs) => api('GET dashboard/admins');

/** Who runs the site, for its owners. */
export function AdminsSection({ data: first }: { data: Answer<'GET dashboard/admins'> }) {
  const t = useTexts(adminsTexts);
  const { data } = useCall('GET dashboard/admins', {}, { first });
  const { proven, question } = useStepUp(AdminQuestion);
  const [isInviting, setInviting] = useState(false);
  const [act, setAct] = useState<AdminAct | null>(null);
  return (
    <>
      <DeskHead title={t('title')} lead={t('lead')}>
        <Button onClick={() => setInviting(true)}>{t('invite')}</Button>
      </DeskHead>
      <DeskTable
        label={t('title')}
        columns={[t('name'), t('role'), t('secondFactor'), t('lastSeen'), t('access')]}
        hasActions
        rows={data.data.map((admin) => ({ key: admin.id, cells: cellsOf(admin, setAct) }))}
      />
      <InviteAdmin open={isInviting} onClose={() => setInviting(false)} proven={proven} />
      <AdminDialogs act={act} onClose={() => setAct(null)} proven={proven} />
      {question}
    </>
  );
}

const cellsOf = (admin: SiteAdmin, onAct: (act: AdminAct) => void) => [
  <Name key="name" admin={admin} />,
  <Role key="role" admin={admin} />,
  <SecondFactor key="factor" admin={admin} />,
  <LastSeen key="seen" admin={admin} />,
  <State key="state" admin={admin} />,
  <Acts key="acts" admin={admin} onAct={onAct} />,
];

interface Of {
  admin: SiteAdmin;
}

function Name({ admin: { full_name, email, isSelf } }: Of) {
  const t = useTexts(adminsTexts);
  return (
    <>
      <span className="block font-medium wrap-anywhere">
        <bdi>{full_name}</bdi> {isSelf && <span className="font-normal text-ink-soft">({t('you')})</span>}
      </span>
      <span className="block text-12 wrap-anywhere text-ink-soft">
        <bdi>{email}</bdi>
      </span>
    </>
  );
}

const Role = ({ admin }: Of) => <>{useTexts(texts)(`role_${admin.role}`)}</>;

function SecondFactor({ admin: { secondFactor } }: Of) {
  const t = useTexts(adminsTexts);
  const { isAsked, app, passkeys } = secondFactor;
  if (!isAsked) return <span className="text-ink-soft">{t('notAsked')}</span>;
  if (!app && passkeys === 0) return <span className="text-ink-soft">{t('none')}</span>;
  return (
    <>
      {app && <span className="block">{t('app')}</span>}
      {passkeys > 0 && <span className="block">{t('passkeys', { n: passkeys })}</span>}
    </>
  );
}

function LastSeen({ admin: { lastSeenAt } }: Of) {
  const t = useTexts(adminsTexts);
  return lastSeenAt ? <Time at={lastSeenAt} /> : <span className="text-ink-soft">{t('never')}</span>;
}

const tones = { active: 'success', invited: 'primary', suspended: 'warning' } as const;

function State({ admin: { state, invitedUntil } }: Of) {
  const t = useTexts(adminsTexts);
  return (
    <>
      <Badge tone={tones[state]}>{t(state)}</Badge>
      {state === 'invited' && (
        <span className="mt-1 block text-12 text-ink-soft">
          {invitedUntil ? (
            <WhenIn at={invitedUntil} isEnd words={(time) => t('linkUntil', { time })} />
          ) : (
            t('linkOver')
          )}
        </span>
      )}
    </>
  );
}

function Acts({ admin, onAct }: Of & { onAct: (act: AdminAct) => void }) {
  const t = useTexts(adminsTexts);
  const { state, isSelf, isLastOwner, sessions, full_name: name } = admin;
  const button = (kind: AdminAct['kind'], words: string) => (
    <Button
      look="quiet"
      className="min-h-9! px-3 text-14"
      aria-label={t('actOn', { act: words, name })}
      onClick={() => onAct({ kind, admin })}
    >
      {words}
    </Button>
  );
  if (isLastOwner) return <span className="text-12 text-ink-soft">{t('lastOwner')}</span>;
  return (
    <span className="flex flex-wrap gap-2 lg:justify-end">
      {button('role', t('changeRole'))}
      {sessions > 0 && !isSelf && button('sign-out', t('signOut'))}
      {state !== 'suspended' && !isSelf && button('invite', t(state === 'invited' ? 'again' : 'anew'))}
      {!isSelf && (state === 'suspended' ? button('lift', t('lift')) : button('suspend', t('suspend')))}
    </span>
  );
}
