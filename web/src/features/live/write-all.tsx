import { mostWritten } from '@regimen/contract/cohort-limits.ts';
import type { CohortPlan, CohortSent } from '@regimen/contract/cohorts.ts';
import { placeholder } from '@regimen/engine/placeholders.ts';
import { useState } from 'react';
import { api } from '../../api.ts';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { useAction } from '../../shell/use-action.ts';
import { useAttempt } from '../../shell/use-attempt.ts';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { MessageIcon } from '../../ui/icons.tsx';
import { Modal } from '../../ui/modal.tsx';
import { writeTexts } from './write-texts.ts';

interface WriteAllProps {
  program: string;
  version: string;
  /** Left out: all followers. */
  step?: { protocol: number; node: string };
}

/** One message to everybody at a step, or to all followers, each in a conversation of their own. */
export function WriteAll({ program, version, step }: WriteAllProps) {
  const t = useTexts(writeTexts);
  const [plan, setPlan] = useState<CohortPlan | null>(null);
  const [ask, asking] = useAction(async () => {
    const place = step ? { protocol: String(step.protocol), node: step.node } : {};
    setPlan(
      await api('GET live/programs/{id}/messages', { params: { id: program }, query: { version, ...place } }),
    );
  });
  return (
    <>
      <Button look="quiet" pending={asking} onClick={ask} aria-haspopup="dialog">
        <MessageIcon />
        {t(step ? 'writeStep' : 'writeAll')}
      </Button>
      {plan && (
        <Modal
          open
          onClose={() => setPlan(null)}
          title={plan.people > 0 ? t('title', { n: plan.people }) : t('nobodyTitle')}
          closeLabel={t('close')}
        >
          <Letter plan={plan} program={program} version={version} step={step} onClose={() => setPlan(null)} />
        </Modal>
      )}
    </>
  );
}

interface LetterProps {
  plan: CohortPlan;
  program: string;
  version: string;
  step: { protocol: number; node: string } | undefined;
  onClose: () => void;
}

function Letter({ plan, program, version, step, onClose }: LetterProps) {
  const t = useTexts(writeTexts);
  const locale = useLocale();
  const [body, setBody] = useState('');
  // The same writing, pressed again for those who are left, reaches nobody twice.
  const [batch] = useState(() => crypto.randomUUID());
  const [became, setBecame] = useState<CohortSent | null>(null);
  const attempt = useAttempt();
  const form = {
    ...attempt,
    props: attempt.formProps(async () => {
      const place = step ? { protocol: step.protocol, node: step.node } : {};
      const sent = await api('POST live/programs/{id}/messages', {
        params: { id: program },
        body: { version, body, batch, ...place },
      });
      setBecame((before) => ({ ...sent, sent: sent.sent + (before?.sent ?? 0) }));
    }),
  };
  const notReached = whoNot(plan, t);
  if (became && became.left === 0) return <Became became={became} onClose={onClose} />;
  if (plan.people === 0) return <p>{notReached || t('nobody')}</p>;
  return (
    <Form
      form={form}
      actions={
        <>
          <Button type="submit" pending={attempt.pending} disabled={body.trim() === ''}>
            {became
              ? t('sendRest', { n: became.left })
              : t('send', { n: Math.min(plan.people, mostWritten) })}
          </Button>
          <Button look="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      {became ? (
        <p role="status">{t('sentSoFar', { n: became.sent })}</p>
      ) : (
        <p className="text-ink-soft">{t('help')}</p>
      )}
      <TextArea
        name="body"
        label={t('message')}
        error={attempt.errorAt('body')}
        rows={6}
        maxLength={2_000}
        value={body}
        onChange={({ target }) => setBody(target.value)}
      />
      <div className="flex flex-wrap gap-2">
        {(['name', 'day'] as const).map((kind) => (
          <Button
            key={kind}
            look="quiet"
            className="text-14"
            onClick={() => setBody((before) => withWord(before, placeholder(kind, locale)))}
          >
            {t(kind)}
          </Button>
        ))}
      </div>
      {notReached && <p className="text-14 text-ink-soft">{notReached}</p>}
    </Form>
  );
}

const withWord = (text: string, word: string): string =>
  text === '' || text.endsWith(' ') ? `${text}${word}` : `${text} ${word}`;

type Said = ReturnType<typeof useTexts<typeof writeTexts>>;

const whoNot = ({ atLimit, blocked, inDanger }: CohortPlan, t: Said): string =>
  [
    ...(inDanger > 0 ? [t('inDanger', { n: inDanger })] : []),
    ...(atLimit > 0 ? [t('atLimit', { n: atLimit })] : []),
    ...(blocked > 0 ? [t('blocked', { n: blocked })] : []),
  ].join(' ');

/** Who got it, and each who did not with the reason. */
function Became({ became: { sent, skipped }, onClose }: { became: CohortSent; onClose: () => void }) {
  const t = useTexts(writeTexts);
  return (
    <div className="grid gap-4">
      <p role="status" className="font-semibold">
        {sent === 0 ? t('sentNone') : t('sentTo', { n: sent })}
      </p>
      {skipped.length > 0 && (
        <div>
          <p>{t('skipped')}</p>
          <ul className="mt-1 max-h-60 list-disc overflow-y-auto ps-5">
            {skipped.map(({ name, why }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two may have the same name, and the list does not change
              <li key={at}>{t(`${why}One`, { name })}</li>
            ))}
          </ul>
        </div>
      )}
      <Button className="justify-self-end" onClick={onClose}>
        {t('close')}
      </Button>
    </div>
  );
}
