import type { AdminRole } from '@regimen/contract/admin-roles.ts';
import type { SiteAdmin } from '@regimen/contract/admins.ts';
import { api } from '../../api.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import type { StepUp } from '../../shared/step-up/use-step-up.tsx';
import { showFlash } from '../../shell/flash.ts';
import { tell } from '../../shell/use-call.ts';
import { adminsTexts } from './admins-texts.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import { RoleChoice } from './role-choice.tsx';

export interface AdminAct {
  kind: 'role' | 'invite' | 'suspend' | 'lift' | 'sign-out';
  admin: SiteAdmin;
}

interface AdminDialogsProps {
  act: AdminAct | null;
  onClose: () => void;
  proven: StepUp['proven'];
}

/** Whatever is done about another admin says why. */
export function AdminDialogs({ act, onClose, proven }: AdminDialogsProps) {
  const t = useTexts(adminsTexts);
  if (!act) return null;
  const { kind, admin } = act;
  const { id, full_name: name } = admin;
  const params = { id };
  const send = (reason: string, role: string) =>
    kind === 'role'
      ? api('PUT dashboard/admins/{id}/role', { params, body: { role: role as AdminRole, reason } })
      : api(`POST dashboard/admins/{id}/${kind}`, { params, body: { reason } });
  return (
    <ReasonDialog
      open
      title={t(`${kind}Title`, { name })}
      help={t(kind === 'invite' && admin.state === 'invited' ? 'againHelp' : `${kind}Help`)}
      confirm={t(`${kind}Confirm`)}
      isDanger={kind === 'suspend' || kind === 'invite'}
      reasonHelp={t('reasonHelp')}
      onClose={onClose}
      act={async ({ reason = '', role = admin.role }) => {
        await proven(() => send(reason, role));
        onClose();
        showFlash({ tone: 'success', message: t(`${kind}Done`, { name }) });
        await tell('GET dashboard/admins');
      }}
    >
      {kind === 'role' && <RoleChoice chosen={admin.role} />}
    </ReasonDialog>
  );
}
