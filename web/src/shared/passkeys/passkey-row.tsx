import type { Passkey } from '@regimen/contract/passkeys.ts';
import { useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { Time } from '../../shell/time.tsx';
import { useForm } from '../../shell/use-form.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { PencilIcon, TrashIcon } from '../../ui/icons.tsx';
import type { PasskeyCalls } from './passkey-calls.ts';
import { passkeyTexts } from './passkey-texts.ts';

interface PasskeyRowProps {
  passkey: Passkey;
  rename: PasskeyCalls['rename'];
  disabled: boolean;
  onRenamed: (passkey: Passkey) => void;
  onRemove: () => void;
}

export function PasskeyRow({ passkey, rename, disabled, onRenamed, onRemove }: PasskeyRowProps) {
  const t = useTexts(passkeyTexts);
  const [renaming, setRenaming] = useState(false);
  const { name, host, isSynced, createdAt, lastUsedAt } = passkey;
  if (renaming)
    return (
      <li className="px-4 py-3">
        <Rename
          passkey={passkey}
          rename={rename}
          onRenamed={(renamed) => {
            onRenamed(renamed);
            setRenaming(false);
          }}
          onClose={() => setRenaming(false)}
        />
      </li>
    );
  return (
    <li className="flex items-center gap-1 px-4 py-2">
      <div className="min-w-0 flex-1 wrap-anywhere">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
          <bdi>{name}</bdi>
          {isSynced && <Badge>{t('synced')}</Badge>}
          <OtherHost host={host} />
        </p>
        <p className="text-14 text-ink-soft">
          {t('addedAt')} <Time at={createdAt} />
        </p>
        <p className="text-14 text-ink-soft">
          {lastUsedAt ? (
            <>
              {t('lastUsed')} <Time at={lastUsedAt} />
            </>
          ) : (
            t('neverUsed')
          )}
        </p>
      </div>
      <IconButton label={t('rename', { name })} onClick={() => setRenaming(true)}>
        <PencilIcon />
      </IconButton>
      <IconButton label={t('removeNamed', { name })} disabled={disabled} onClick={onRemove}>
        <TrashIcon />
      </IconButton>
    </li>
  );
}

/** A site may have several addresses, and a passkey works at the one it was made at. */
function OtherHost({ host }: { host: string }) {
  const t = useTexts(passkeyTexts);
  if (typeof location === 'undefined' || location.hostname === host) return null;
  return <Badge tone="warning">{t('onlyAt', { host })}</Badge>;
}

interface RenameProps {
  passkey: Passkey;
  rename: PasskeyCalls['rename'];
  onRenamed: (passkey: Passkey) => void;
  onClose: () => void;
}

function Rename({ passkey: { id, name: before }, rename, onRenamed, onClose }: RenameProps) {
  const t = useTexts(passkeyTexts);
  const form = useForm<'name'>(async ({ name }) => onRenamed(await rename(id, name)));
  return (
    <Form
      form={form}
      actions={
        <>
          <Button type="submit" look="quiet" pending={form.pending}>
            {t('save')}
          </Button>
          <Button look="plain" className="px-3" onClick={onClose}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      <TextField
        {...form.field('name')}
        label={t('name')}
        defaultValue={before}
        maxLength={80}
        autoComplete="off"
        autoFocus
      />
    </Form>
  );
}
