import { api } from '../../api.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { CodeField } from '../../shared/code/code-field.tsx';
import { QrCode } from '../../shared/qr/qr-code.tsx';
import type { StepUp } from '../../shared/step-up/use-step-up.tsx';
import { CopyButton } from '../../shell/copy-button.tsx';
import { useForm } from '../../shell/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { twoFactorTexts } from './two-factor-texts.ts';

type Done = Awaited<ReturnType<typeof turnOn>>;
const turnOn = (secret: string, code: string) => api('POST two-factors', { body: { secret, code } });

interface SetUpProps {
  secret: string;
  /** What the QR code says to the app. */
  address: string;
  proven: StepUp['proven'];
  onDone: (done: Done) => void;
  onClose: () => void;
}

/** The app learns the secret; a code shows that it did. */
export default function SetUpTwoFactor({ secret, address, proven, onDone, onClose }: SetUpProps) {
  const t = useTexts(twoFactorTexts);
  const form = useForm<'code'>(async ({ code }) => onDone(await proven(() => turnOn(secret, code))));
  return (
    <div className="grid gap-6 rounded-card border border-line bg-raised p-4 sm:p-6">
      <ol className="grid gap-6">
        <Step n={1} title={t('getApp')}>
          <p className="text-ink-soft">{t('getAppHelp')}</p>
        </Step>
        <Step n={2} title={t('addAccount')}>
          {/* A phone cannot scan what it shows itself. */}
          <div className="hidden gap-2 pointer-coarse:grid">
            <a
              href={address}
              className="button-size inline-flex items-center justify-center rounded-control border border-line-strong bg-raised text-center leading-heading font-semibold text-ink no-underline"
            >
              {t('openApp')}
            </a>
            <p className="text-14 text-ink-soft">{t('openAppHelp')}</p>
          </div>
          <p className="text-ink-soft pointer-coarse:hidden">{t('scanHelp')}</p>
          <p className="hidden text-14 text-ink-soft pointer-coarse:block">{t('scanElsewhere')}</p>
          <QrCode says={address} label={t('qrCode')} />
          <p className="text-14 text-ink-soft">{t('orType')}</p>
          <div className="flex flex-wrap items-center gap-3">
            <code dir="ltr" className="min-w-0 rounded-control bg-sunken p-3 font-mono text-14 break-words">
              {secret.match(/.{4}/g)?.join(' ')}
            </code>
            <CopyButton text={secret} words={t('copyKey')} />
          </div>
        </Step>
        <Step n={3} title={t('enterCode')}>
          <Form
            form={form}
            actions={
              <>
                <Button type="submit" pending={form.pending}>
                  {t('turnOn')}
                </Button>
                <Button look="plain" className="px-3" onClick={onClose}>
                  {t('cancel')}
                </Button>
              </>
            }
          >
            <div className="max-w-[18rem]">
              <CodeField {...form.field('code')} />
            </div>
          </Form>
        </Step>
      </ol>
    </div>
  );
}

function Step({ n, title, children }: { n: number; title: string; children: React.ReactNode }) {
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-2">
      <span
        aria-hidden="true"
        className="flex size-7 items-center justify-center rounded-pill bg-primary-soft text-14 font-semibold text-primary-text"
      >
        {n}
      </span>
      <h3 className="self-center font-semibold">{title}</h3>
      <div className="col-start-2 grid justify-items-start gap-3 *:max-w-full">{children}</div>
    </li>
  );
}
