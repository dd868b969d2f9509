import type { ProofWays } from '@regimen/contract/step-up.ts';
import { useState } from 'react';
import { api } from '../../api.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useCall } from '../../shell/use-call.ts';
import { useForm } from '../../shell/use-form.ts';
import { useViewer } from '../../shell/use-shell.ts';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { CodeField } from '../code/code-field.tsx';
import { canUsePasskeys } from '../passkeys/can-use.ts';
import { useAskForPasskey } from '../passkeys/use-passkey.ts';
import { AccountName } from '../password/account-name.tsx';
import { PasswordField } from '../password/password-field.tsx';
import { ProveElsewhere } from '../providers/prove-elsewhere.tsx';
import { texts } from './texts.ts';

export interface QuestionProps {
  /** What the button does, where that must not be forgotten on the way. */
  confirm?: string | undefined;
  onProved: () => void;
  onCancel: () => void;
}
type Way = keyof ProofWays;

/** What almost everybody has, until we know what this person does. */
const likely: ProofWays = { password: true, passkey: false, code: false };
const order: readonly Way[] = ['password', 'passkey', 'code'];

/** By whichever way they have; the others are a press away. */
export function Question({ confirm, onProved, onCancel }: QuestionProps) {
  const t = useTexts(texts);
  const { data: ways = likely } = useCall('GET auth/step-up', {});
  const [chosen, setChosen] = useState<Way | null>(null);
  const has = (way: Way) => ways[way] && (way !== 'passkey' || canUsePasskeys());
  const way = chosen ?? order.find(has);
  if (way === undefined) return <ProveElsewhere alone={t('whyElsewhere')} otherwise={t('noWay')} />;
  return (
    <div className="grid gap-4">
      <p className="text-ink-soft">{t(whys[way])}</p>
      <Proof key={way} way={way} confirm={confirm} onProved={onProved} onCancel={onCancel} />
      <div className="flex flex-wrap gap-x-3">
        {order
          .filter((each) => each !== way && has(each))
          .map((each) => (
            <Button key={each} look="plain" className="-ms-3 px-3" onClick={() => setChosen(each)}>
              {t(instead[each])}
            </Button>
          ))}
      </div>
      <ProveElsewhere />
    </div>
  );
}

const whys = { password: 'why', passkey: 'whyPasskey', code: 'whyCode' } as const;
const instead = { password: 'usePassword', passkey: 'usePasskey', code: 'useCode' } as const;

function Proof({ way, confirm, onProved, onCancel }: QuestionProps & { way: Way }) {
  const t = useTexts(texts);
  const viewer = useViewer();
  const ask = useAskForPasskey();
  const form = useForm<'password' | 'code'>(async ({ password, code }) => {
    const body = way === 'passkey' ? { passkey: await ask() } : way === 'code' ? { code } : { password };
    await api('POST auth/step-up', { body });
    onProved();
  });
  return (
    <Form
      form={form}
      actions={
        <>
          <Button type="submit" look={confirm ? 'danger' : 'primary'} pending={form.pending}>
            {way === 'passkey' ? t('usePasskey') : (confirm ?? t('goOn'))}
          </Button>
          <Button look="quiet" onClick={onCancel}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      {way === 'password' && (
        <>
          <AccountName email={viewer?.email} />
          <PasswordField {...form.field('password')} hasFocus />
        </>
      )}
      {way === 'code' && <CodeField {...form.field('code')} hasFocus />}
    </Form>
  );
}
