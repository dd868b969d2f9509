import { type TokenPurpose, tokenPurposes } from '@regimen/contract/token-purposes.ts';
import type { PersonalToken } from '@regimen/contract/tokens.ts';
import { useState } from 'react';
import { api } from '../../api.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { SettingsSection } from '../../shared/settings/settings-section.tsx';
import { useStepUp } from '../../shared/step-up/use-step-up.tsx';
import { showFlash } from '../../shell/flash.ts';
import { Time } from '../../shell/time.tsx';
import { useAction } from '../../shell/use-action.ts';
import { useCall } from '../../shell/use-call.ts';
import { useForm } from '../../shell/use-form.ts';
import { useNow } from '../../shell/use-mounted.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { TrashIcon } from '../../ui/icons.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { deviceTexts } from './device-texts.ts';
import { TokenSecret } from './token-secret.tsx';

type Days = 30 | 90 | 365 | null;
const daysIn = (value: string): Days => (value === '' ? null : (Number(value) as Days));

/** Tokens for devices that add readings and for one’s own assistant: made, shown once, taken back. */
export function TokensSection() {
  const t = useTexts(deviceTexts);
  const { data, put, failed, renew } = useCall('GET tokens', {});
  const tokens = data?.data;
  const setTokens = (next: PersonalToken[]) => (data ? put({ ...data, data: next }) : renew());
  const [made, setMade] = useState<{ secret: string; purpose: TokenPurpose } | null>(null);
  const { proven, question } = useStepUp();
  const form = useForm<'name' | 'days' | 'purpose'>(async ({ name, days, ...given }, element) => {
    const purpose = tokenPurposes.find((each) => each === given.purpose);
    const { secret, ...token } = await proven(() =>
      api('POST tokens', { body: { name, days: daysIn(days), purpose } }),
    );
    setMade({ secret, purpose: token.purpose });
    setTokens([token, ...(tokens ?? [])]);
    element.reset();
  });
  const [revoke, revoking] = useAction(async ({ id, name }: PersonalToken) => {
    await api('DELETE tokens/{id}', { params: { id } });
    setTokens(tokens?.filter((token) => token.id !== id) ?? []);
    showFlash({ tone: 'success', message: t('revoked', { name }) });
  });
  return (
    <SettingsSection title={t('tokens')} help={t('tokensHelp')}>
      {made && <TokenSecret {...made} />}
      <Form
        form={form}
        actions={
          <Button type="submit" look="quiet" pending={form.pending}>
            {t('makeToken')}
          </Button>
        }
      >
        <SelectField {...form.field('purpose')} label={t('tokenPurpose')} defaultValue="readings">
          {tokenPurposes.map((purpose) => (
            <option key={purpose} value={purpose}>
              {t(`purpose_${purpose}`)}
            </option>
          ))}
        </SelectField>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            {...form.field('name')}
            label={t('tokenName')}
            placeholder={t('tokenExample')}
            maxLength={80}
            autoComplete="off"
          />
          <SelectField {...form.field('days')} label={t('tokenDays')} defaultValue="365">
            <option value="30">{t('days30')}</option>
            <option value="90">{t('days90')}</option>
            <option value="365">{t('days365')}</option>
            <option value="">{t('untilRemoved')}</option>
          </SelectField>
        </div>
      </Form>
      {question}
      {failed && !data && (
        <Notice tone="warning">
          <p>{t('notLoaded')}</p>
          <Button look="plain" className="-ms-3 min-h-9 px-3" onClick={renew}>
            {t('tryAgain')}
          </Button>
        </Notice>
      )}
      {tokens?.length === 0 && <p className="text-14 text-ink-soft">{t('noTokens')}</p>}
      {tokens && tokens.length > 0 && (
        <ul className="grid divide-y divide-line rounded-card border border-line bg-raised">
          {tokens.map((token) => (
            <li key={token.id} className="flex items-center gap-3 px-4 py-2">
              <span className="min-w-0 flex-1 wrap-anywhere">
                <bdi className="font-medium">{token.name}</bdi>
                <span className="block text-14 text-ink-soft">{t(`purpose_${token.purpose}`)}</span>
                <span className="block text-14 text-ink-soft">
                  {token.lastUsedAt ? (
                    <>
                      {t('lastUsed')} <Time at={token.lastUsedAt} />
                    </>
                  ) : (
                    t('neverUsed')
                  )}
                </span>
                <Expiry at={token.expiresAt} />
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
      )}
    </SettingsSection>
  );
}

function Expiry({ at }: { at: string | null }) {
  const t = useTexts(deviceTexts);
  const now = useNow();
  if (at === null) return <span className="block text-14 text-ink-soft">{t('noExpiry')}</span>;
  const isOver = Date.parse(at) <= now;
  return (
    <span className={`block text-14 ${isOver ? 'text-warning-text' : 'text-ink-soft'}`}>
      {t(isOver ? 'expired' : 'expires')} <Time at={at} />
    </span>
  );
}
