import type { KpiSummary } from '@regimen/contract/kpi-summary.ts';
import type { PersonalToken } from '@regimen/contract/tokens.ts';
import { useEffect, useState } from 'react';
import { api } from '../../api.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { showFlash } from '../../shell/flash.ts';
import { Time } from '../../shell/time.tsx';
import { useAction } from '../../shell/use-action.ts';
import { useCall } from '../../shell/use-call.ts';
import { useForm } from '../../shell/use-form.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { TrashIcon } from '../../ui/icons.tsx';
import { Modal } from '../../ui/modal.tsx';
import { manageTexts } from './manage-texts.ts';
import { NotLoaded } from './not-loaded.tsx';
import { TokenSecret } from './token-secret.tsx';

interface DevicesDialogProps {
  open: boolean;
  kpis: readonly KpiSummary[];
  onClose: () => void;
}

/** Tokens by which devices enter readings: made, shown once, taken back. */
export function DevicesDialog({ open, kpis, onClose }: DevicesDialogProps) {
  const t = useTexts(manageTexts);
  const { data, put, failed, renew } = useCall('GET tokens', open ? {} : null);
  const tokens = data?.data;
  const setTokens = (next: PersonalToken[]) => (data ? put({ ...data, data: next }) : renew());
  const [made, setMade] = useState<{ name: string; secret: string } | null>(null);
  useEffect(() => {
    if (!open) setMade(null);
  }, [open]);
  const form = useForm<'name'>(async ({ name }, element) => {
    const { secret, ...token } = await api('POST tokens', { body: { name } });
    setMade({ name: token.name, secret });
    setTokens([token, ...(tokens ?? [])]);
    element.reset();
  });
  const [revoke, revoking] = useAction(async ({ id, name }: PersonalToken) => {
    await api('DELETE tokens/{id}', { params: { id } });
    setTokens(tokens?.filter((token) => token.id !== id) ?? []);
    showFlash({ tone: 'success', message: t('revoked', { name }) });
  });
  return (
    <Modal open={open} onClose={onClose} title={t('devicesTitle')} closeLabel={t('cancel')}>
      <div className="grid gap-6">
        <p className="text-ink-soft">{t('devicesHelp')}</p>
        {made && <TokenSecret secret={made.secret} kpi={kpis[0]} />}
        <Form
          form={form}
          actions={
            <Button type="submit" look={made ? 'quiet' : 'primary'} pending={form.pending}>
              {t('makeToken')}
            </Button>
          }
        >
          <TextField
            {...form.field('name')}
            label={t('deviceName')}
            placeholder={t('deviceExample')}
            maxLength={80}
            autoComplete="off"
          />
        </Form>
        {failed && !data && <NotLoaded onRetry={renew} />}
        <ul className="grid border-t border-line">
          {tokens?.length === 0 && <li className="py-4 text-14 text-ink-soft">{t('noTokens')}</li>}
          {tokens?.map((token) => (
            <li key={token.id} className="flex items-center gap-3 border-b border-line py-2">
              <span className="min-w-0 flex-1 wrap-anywhere">
                <bdi>{token.name}</bdi>
                <span className="block text-14 text-ink-soft">
                  {token.lastUsedAt ? (
                    <>
                      {t('lastUsed')} <Time at={token.lastUsedAt} />
                    </>
                  ) : (
                    t('neverUsed')
                  )}
                </span>
              </span>
              <IconButton
                label={t('revoke', { name: token.name })}
                disabled={revoking}
                onClick={() => revoke(token)}
              >
                <TrashIcon />
              </IconButton>
            </li>
          ))}
        </ul>
      </div>
    </Modal>
  );
}
