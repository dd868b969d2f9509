import { type Permission, permissions } from '@regimen/contract/permissions.ts';
import type { Invite, Team } from '@regimen/contract/teams.ts';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '../../../api.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { showFlash } from '../../../shell/flash.ts';
import { Time } from '../../../shell/time.tsx';
import { useAction } from '../../../shell/use-action.ts';
import { useForm } from '../../../shell/use-form.ts';
import { Button } from '../../../ui/button.tsx';
import { ChoiceField } from '../../../ui/choice-field.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Form } from '../../../ui/form.tsx';
import { MailIcon } from '../../../ui/icons.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { permissionHelpTexts } from './permission-help-texts.ts';
import { PermissionSelect } from './permission-select.tsx';
import { permissionTexts } from './permission-texts.ts';
import { texts } from './texts-texts.ts';

export function InvitesTab({ protocolId, team }: { protocolId: string; team: Team }) {
  const t = useTexts(texts);
  if (team.may !== 'owner') return <Notice>{t('onlyOwner', { name: team.owner.full_name })}</Notice>;
  return (
    <div className="grid gap-10">
      <InviteForm protocolId={protocolId} />
      <section aria-labelledby="waiting-title">
        <h2 id="waiting-title" className="text-18">
          {t('waiting')}
        </h2>
        {team.invites.length === 0 ? (
          <p className="mt-2 text-ink-soft">{t('noInvites')}</p>
        ) : (
          <ul className="mt-3 grid divide-y divide-line rounded-card border border-line bg-raised">
            {team.invites.map((invite) => (
              <InviteRow key={invite.id} protocolId={protocolId} invite={invite} />
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}

function InviteForm({ protocolId }: { protocolId: string }) {
  const t = useTexts(texts);
  const words = useTexts(permissionTexts);
  const help = useTexts(permissionHelpTexts);
  const { revalidate } = useRevalidator();
  const [permission, setPermission] = useState<Permission>('comment');
  const form = useForm<'email'>(async ({ email }, element) => {
    const invite = await api('POST protocols/{id}/invites', {
      params: { id: protocolId },
      body: { email, permission },
    });
    element.reset();
    showFlash({ tone: 'success', message: t('sent', { email: invite.email }) });
    await revalidate();
  });
  return (
    <section aria-labelledby="invite-title" className="rounded-card border border-line bg-raised p-5">
      <h2 id="invite-title" className="mb-4 text-18">
        {t('invite')}
      </h2>
      <Form
        form={form}
        actions={
          <Button type="submit" pending={form.pending}>
            {t(form.pending ? 'sending' : 'send')}
          </Button>
        }
      >
        <TextField
          {...form.field('email')}
          label={t('email')}
          help={t('emailHelp')}
          type="email"
          inputMode="email"
          autoComplete="off"
          dir="ltr"
        />
        <ChoiceField
          label={t('may')}
          look="cards"
          value={permission}
          onChange={setPermission}
          choices={permissions.map((value) => ({ value, label: words(value), help: help(value) }))}
        />
      </Form>
    </section>
  );
}

function InviteRow({ protocolId, invite }: { protocolId: string; invite: Invite }) {
  const t = useTexts(texts);
  const words = useTexts(permissionTexts);
  const { revalidate } = useRevalidator();
  const { email } = invite;
  const params = { id: protocolId, invite: invite.id };
  const [change] = useAction(async (permission: Permission) => {
    await api('PUT protocols/{id}/invites/{invite}', { params, body: { permission } });
    showFlash({ tone: 'success', message: t('changed', { name: email, permission: words(permission) }) });
    await revalidate();
  });
  const [takeBack, takingBack] = useAction(async () => {
    await api('DELETE protocols/{id}/invites/{invite}', { params });
    showFlash({ tone: 'success', message: t('takenBack', { email }) });
    await revalidate();
  });
  return (
    <li className="flex flex-wrap items-center gap-3 p-4">
      <span className="flex min-w-0 flex-1 basis-48 items-center gap-3">
        <MailIcon className="shrink-0 text-ink-faint" />
        <span className="min-w-0">
          <bdi dir="ltr" className="block truncate font-semibold">
            {email}
          </bdi>
          <span className="text-14 text-ink-soft">
            {`${t('invitedOn')} `}
            <Time at={invite.createdAt} />
          </span>
        </span>
      </span>
      <span className="flex flex-wrap items-center gap-2">
        <PermissionSelect
          label={t('permissionOf', { name: email })}
          value={invite.permission}
          onChange={change}
        />
        <Button
          look="plain"
          className="px-3"
          pending={takingBack}
          aria-label={t('takeBackNamed', { email })}
          onClick={takeBack}
        >
          {t('takeBack')}
        </Button>
      </span>
    </li>
  );
}
