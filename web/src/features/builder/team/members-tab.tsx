import type { Permission } from '@regimen/contract/permissions.ts';
import type { Member, Team } from '@regimen/contract/teams.ts';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '../../../api.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { paths } from '../../../paths.ts';
import { Avatar } from '../../../shared/person/avatar.tsx';
import { showFlash } from '../../../shell/flash.ts';
import { Time } from '../../../shell/time.tsx';
import { useAction } from '../../../shell/use-action.ts';
import { useViewer } from '../../../shell/use-shell.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LeaveTeam } from './leave-team.tsx';
import { PermissionSelect } from './permission-select.tsx';
import { permissionTexts } from './permission-texts.ts';
import { texts } from './texts-texts.ts';

export function MembersTab({ protocolId, team }: { protocolId: string; team: Team }) {
  const t = useTexts(texts);
  const isOwner = team.may === 'owner';
  return (
    <div className="grid gap-6">
      <ul className="grid divide-y divide-line rounded-card border border-line bg-raised">
        <li className="flex flex-wrap items-center gap-3 p-4">
          <Name person={team.owner} />
          <Badge tone="primary">{t('owner')}</Badge>
        </li>
        {team.members.map((member) => (
          <MemberRow key={member.id} protocolId={protocolId} member={member} isOwner={isOwner} />
        ))}
      </ul>
      {isOwner && team.members.length === 0 && (
        <EmptyState title={t('alone')} help={t('aloneHelp')}>
          <LinkButton to={paths.builder(protocolId, 'team', 'invites')}>{t('invite')}</LinkButton>
        </EmptyState>
      )}
      {!isOwner && (
        <div className="flex flex-wrap items-center justify-between gap-4">
          <p className="text-14 text-ink-soft">{t('onlyOwner', { name: team.owner.full_name })}</p>
          <LeaveTeam protocolId={protocolId} />
        </div>
      )}
    </div>
  );
}

function Name({
  person,
  children,
}: {
  person: { id: string; full_name: string };
  children?: React.ReactNode;
}) {
  const t = useTexts(texts);
  const isMe = useViewer()?.id === person.id;
  return (
    <span className="flex min-w-0 flex-1 basis-48 items-center gap-3">
      <Avatar name={person.full_name} />
      <span className="min-w-0">
        <span className="block truncate font-semibold">
          <bdi>{person.full_name}</bdi>
          {isMe && <span className="ms-1.5 font-normal text-ink-faint">{`(${t('you')})`}</span>}
        </span>
        {children}
      </span>
    </span>
  );
}

interface MemberRowProps {
  protocolId: string;
  member: Member;
  isOwner: boolean;
}

function MemberRow({ protocolId, member, isOwner }: MemberRowProps) {
  const t = useTexts(texts);
  const words = useTexts(permissionTexts);
  const { revalidate } = useRevalidator();
  const { full_name: name } = member;
  const params = { id: protocolId, member: member.id };
  const [change] = useAction(async (permission: Permission) => {
    await api('PUT protocols/{id}/members/{member}', { params, body: { permission } });
    showFlash({ tone: 'success', message: t('changed', { name, permission: words(permission) }) });
    await revalidate();
  });
  return (
    <li className="flex flex-wrap items-center gap-3 p-4">
      <Name person={member}>
        <span className="block text-14 text-ink-soft">
          {`${t('since')} · `}
          <Time at={member.since} />
        </span>
      </Name>
      {isOwner ? (
        <span className="flex flex-wrap items-center gap-2">
          <PermissionSelect label={t('permissionOf', { name })} value={member.permission} onChange={change} />
          <RemoveMember params={params} name={name} />
        </span>
      ) : (
        <Badge>{words(member.permission)}</Badge>
      )}
    </li>
  );
}

function RemoveMember({ params, name }: { params: { id: string; member: string }; name: string }) {
  const t = useTexts(texts);
  const { revalidate } = useRevalidator();
  const [asking, setAsking] = useState(false);
  const [remove, removing] = useAction(async () => {
    await api('DELETE protocols/{id}/members/{member}', { params });
    setAsking(false);
    showFlash({ tone: 'success', message: t('removed', { name }) });
    await revalidate();
  });
  return (
    <>
      <Button
        look="plain"
        className="px-3"
        aria-label={t('removeNamed', { name })}
        onClick={() => setAsking(true)}
      >
        {t('remove')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('removeTitle', { name })}
        text={t('removeText')}
        keep={t('keep')}
        confirm={t('remove')}
        pending={removing}
        onConfirm={remove}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
