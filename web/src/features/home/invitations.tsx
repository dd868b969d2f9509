import type { MyInvite } from '@regimen/contract/teams.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../api.ts';
import { rich } from '../../i18n/rich.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { showFlash } from '../../shell/flash.ts';
import { Time } from '../../shell/time.tsx';
import { useAction } from '../../shell/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { UserPlusIcon } from '../../ui/icons.tsx';
import { protocolTexts } from './protocol-texts.ts';

/** Invitations to teams that wait for the viewer's answer. */
export function Invitations({ invites }: { invites: readonly MyInvite[] }) {
  const t = useTexts(protocolTexts);
  const [answered, setAnswered] = useState<readonly string[]>([]);
  const waiting = invites.filter(({ id }) => !answered.includes(id));
  if (waiting.length === 0) return null;
  return (
    <section aria-labelledby="invites-title">
      <h2 id="invites-title" className="text-22">
        {t('invitesTitle')}
      </h2>
      <ul className="mt-4 grid gap-gutter">
        {waiting.map((invite) => (
          <Invitation
            key={invite.id}
            invite={invite}
            onDeclined={() => setAnswered((before) => [...before, invite.id])}
          />
        ))}
      </ul>
    </section>
  );
}

function Invitation({ invite, onDeclined }: { invite: MyInvite; onDeclined: () => void }) {
  const t = useTexts(protocolTexts);
  const navigate = useNavigate();
  const params = { invite: invite.id };
  const [accept, accepting] = useAction(async () => {
    const { protocolId } = await api('POST protocol-invites/{invite}/accept', { params });
    navigate(paths.builder(protocolId));
  });
  const [decline, declining] = useAction(async () => {
    await api('POST protocol-invites/{invite}/decline', { params });
    showFlash({ tone: 'success', message: t('declined') });
    onDeclined();
  });
  const words = t('invite', { name: invite.from.full_name, protocol: invite.protocol.name });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-primary-line bg-primary-soft p-5">
      <UserPlusIcon size={22} className="shrink-0 text-primary-text" />
      <div className="min-w-0 flex-1 basis-56">
        <p className="wrap-anywhere">
          {rich(words, { protocol: (name) => <strong className="font-semibold">{name}</strong> })}
        </p>
        <p className="text-14 text-ink-soft">
          <Time at={invite.createdAt} />
          {` · ${t(invite.permission)}`}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button pending={accepting} onClick={accept}>
          {t('accept')}
        </Button>
        <Button look="quiet" pending={declining} onClick={decline}>
          {t('decline')}
        </Button>
      </div>
    </li>
  );
}
