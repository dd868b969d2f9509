import type { PersonDetails } from '@regimen/contract/people.ts';
import type { RoleName } from '@regimen/contract/roles.ts';
import { useState } from 'react';
import { api } from '../../api.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { showFlash } from '../../shell/flash.ts';
import { tell } from '../../shell/use-call.ts';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/field.tsx';
import { OpenEmergency } from './open-emergency.tsx';
import { peopleTexts } from './people-texts.ts';
import { PersonRoleField } from './person-role-field.tsx';
import { ReasonDialog } from './reason-dialog.tsx';

type Act = 'suspend' | 'lift' | 'signOut' | 'roles' | 'emergency';

export function PersonActions({ person }: { person: PersonDetails }) {
  const t = useTexts(peopleTexts);
  const [asked, setAsked] = useState<Act | null>(null);
  const { id, full_name: name, can } = person;
  const close = () => setAsked(null);
  const done = async (words: string) => {
    close();
    showFlash({ tone: 'success', message: words });
    await tell('GET dashboard/people/{id}', { id });
  };
  const params = { id };
  const toggle = person.suspendedAt ? 'lift' : 'suspend';
  return (
    <div className="flex flex-wrap gap-2 border-t border-line pt-4">
      {can.suspend && (
        <Button look={toggle === 'suspend' ? 'danger' : 'primary'} onClick={() => setAsked(toggle)}>
          {t(toggle)}
        </Button>
      )}
      {can.signOut && person.sessions > 0 && (
        <Button look="quiet" onClick={() => setAsked('signOut')}>
          {t('signOut')}
        </Button>
      )}
      {can.roles && (
        <Button look="quiet" onClick={() => setAsked('roles')}>
          {t('roles')}
        </Button>
      )}
      {can.emergency && (
        <Button look="quiet" onClick={() => setAsked('emergency')}>
          {t('emergency')}
        </Button>
      )}
      <ReasonDialog
        open={asked === 'suspend'}
        title={t('suspendTitle', { name })}
        help={t('suspendHelp')}
        confirm={t('suspend')}
        isDanger
        onClose={close}
        act={async ({ reason = '', note = '' }) => {
          await api('POST dashboard/people/{id}/suspend', { params, body: { reason, note } });
          await done(t('doneSuspend'));
        }}
        besides={
          <TextArea
            name="note"
            label={t('note')}
            help={t('noteHelp', { name })}
            optional={t('optional')}
            rows={3}
            maxLength={500}
          />
        }
      />
      <ReasonDialog
        open={asked === 'lift'}
        title={t('liftTitle', { name })}
        help={t('liftHelp')}
        confirm={t('lift')}
        onClose={close}
        act={async ({ reason = '' }) => {
          await api('POST dashboard/people/{id}/lift', { params, body: { reason } });
          await done(t('doneLift'));
        }}
      />
      <ReasonDialog
        open={asked === 'signOut'}
        title={t('signOutTitle', { name })}
        help={t('signOutHelp')}
        confirm={t('signOut')}
        onClose={close}
        act={async ({ reason = '' }) => {
          await api('POST dashboard/people/{id}/sign-out', { params, body: { reason } });
          await done(t('doneSignOut'));
        }}
      />
      <ReasonDialog
        open={asked === 'roles'}
        title={t('rolesTitle', { name })}
        help={t('rolesHelp')}
        confirm={t('roles')}
        onClose={close}
        act={async ({ reason = '', role = 'user' }) => {
          const body = { roles: [role as RoleName], reason };
          await api('PUT dashboard/people/{id}/roles', { params, body });
          await done(t('doneRoles'));
        }}
      >
        <PersonRoleField before={person.roles[0] ?? 'user'} />
      </ReasonDialog>
      <OpenEmergency open={asked === 'emergency'} person={person} onClose={close} />
    </div>
  );
}
