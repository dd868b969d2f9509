import type { EmailChange } from '@regimen/contract/email-changes.ts';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../api.ts';
import { rich } from '../../i18n/rich.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { SettingsSection } from '../../shared/settings/settings-section.tsx';
import { useStepUp } from '../../shared/step-up/use-step-up.tsx';
import { showFlash } from '../../shell/flash.ts';
import { useAction } from '../../shell/use-action.ts';
import { useForm } from '../../shell/use-form.ts';
import { useViewer } from '../../shell/use-shell.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { Notice } from '../../ui/notice.tsx';
import { securityTexts } from './security-texts.ts';

/** The address one signs in with, and the one that is to take its place. */
export function EmailSection({ first }: { first: EmailChange | null }) {
  const t = useTexts(securityTexts);
  const viewer = useViewer();
  const [pending, setPending] = useState(first);
  const [open, setOpen] = useState(false);
  const onAsked = (change: EmailChange) => {
    setPending(change);
    setOpen(false);
  };
  return (
    <SettingsSection title={t('email')} help={t('emailHelp')}>
      <p className="wrap-anywhere">
        <bdi className="font-medium">{viewer?.email}</bdi>
      </p>
      {pending && <Pending change={pending} onKept={() => setPending(null)} />}
      {open ? (
        <AskForAddress onAsked={onAsked} onClose={() => setOpen(false)} />
      ) : (
        <div>
          <Button look="quiet" onClick={() => setOpen(true)}>
            {t(pending ? 'otherEmail' : 'changeEmail')}
          </Button>
        </div>
      )}
    </SettingsSection>
  );
}

function Pending({ change, onKept }: { change: EmailChange; onKept: () => void }) {
  const t = useTexts(securityTexts);
  const [keep, keeping] = useAction(async () => {
    await api('DELETE email-changes/{id}', { params: { id: change.id } });
    onKept();
    showFlash({ tone: 'success', message: t('emailKept') });
  });
  return (
    <div role="status">
      <Notice title={t('emailPendingTitle')}>
        <p className="wrap-anywhere">
          {rich(t('emailPending', { email: change.email }), { email: (words) => <bdi>{words}</bdi> })}
        </p>
        <Button look="plain" className="-ms-3 min-h-9 px-3" pending={keeping} onClick={keep}>
          {t('keepEmail')}
        </Button>
      </Notice>
    </div>
  );
}

interface AskProps {
  onAsked: (change: EmailChange) => void;
  onClose: () => void;
}

function AskForAddress({ onAsked, onClose }: AskProps) {
  const t = useTexts(securityTexts);
  const { proven, question } = useStepUp();
  const box = useRef<HTMLDivElement>(null);
  // In place of the button that was pressed.
  useEffect(() => box.current?.querySelector('input')?.focus(), []);
  const form = useForm<'email'>(async ({ email }) => {
    onAsked(await proven(() => api('POST email-changes', { body: { email } })));
  });
  return (
    <>
      <Form
        form={form}
        actions={
          <>
            <Button type="submit" pending={form.pending}>
              {t('sendEmailLink')}
            </Button>
            <Button look="plain" className="px-3" onClick={onClose}>
              {t('cancel')}
            </Button>
          </>
        }
      >
        <div ref={box} className="max-w-[26rem]">
          <TextField
            {...form.field('email')}
            label={t('newEmail')}
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            dir="ltr"
          />
        </div>
      </Form>
      {question}
    </>
  );
}
