import { mostWritten } from '@regimen/contract/cohort-limits.ts';
import type { CohortPlan, CohortSent } from '@regimen/contract/cohorts.ts';
import { fillNudge } from '@regimen/contract/fill-nudge.ts';
import { placeholder } from '@regimen/engine/placeholders.ts';
import { type ReactNode, useRef, useState } from 'react';
import { api } from '../../api.ts';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { placeholderSampleTexts } from '../../shared/item-words/placeholder-sample-texts.ts';
import { asText, keeper } from '../../shell/kept.ts';
import { useAction } from '../../shell/use-action.ts';
import { useAttempt } from '../../shell/use-attempt.ts';
import { useShell } from '../../shell/use-shell.ts';
import { Button } from '../../ui/button.tsx';
import { changeThenFocus } from '../../ui/change-then-focus.ts';
import { TextArea } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { Modal } from '../../ui/modal.tsx';
import { MessageIcon } from '../../ui/shell-icons.tsx';
import { useInsert } from '../../ui/use-insert.ts';
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
        <Letter plan={plan} program={program} version={version} step={step} onClose={() => setPlan(null)} />
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

/** Written, read as one of them will read it, sent. */
function Letter({ plan, program, version, step, onClose }: LetterProps) {
  const t = useTexts(writeTexts);
  const locale = useLocale();
  const { viewer } = useShell();
  const begun = keeper('message-draft:…').at(`${viewer?.id}:${program}:${step?.node ?? 'all'}`, asText);
  const [body, setBody] = useState(() => begun.read() ?? '');
  const [isChecking, setChecking] = useState(false);
  const text = useRef<HTMLTextAreaElement>(null);
  const preview = useRef<HTMLDivElement>(null);
  // The same writing, pressed again for those who are left, reaches nobody twice.
  const [batch] = useState(() => crypto.randomUUID());
  const [became, setBecame] = useState<CohortSent | null>(null);
  const attempt = useAttempt();
  const write = (next: string) => {
    setBody(next);
    begun.write(next.trim() === '' ? undefined : next);
  };
  const { inField, insert, atFirst } = useInsert('body', (_, made) => write(made(body)));
  const form = {
    ...attempt,
    props: attempt.formProps(async () => {
      const place = step ? { protocol: step.protocol, node: step.node } : {};
      try {
        const sent = await api('POST live/programs/{id}/messages', {
          params: { id: program },
          body: { version, body, batch, ...place },
        });
        if (sent.left === 0) begun.write(undefined);
        setBecame((before) => ({ ...sent, sent: sent.sent + (before?.sent ?? 0) }));
      } catch (error) {
        // What is wrong with it is said where it is written.
        setChecking(false);
        throw error;
      }
    }),
  };
  const notReached = whoNot(plan, t);
  const n = became?.left ?? Math.min(plan.people, mostWritten);
  const dialog = (title: string, children: ReactNode) => (
    <Modal open onClose={onClose} title={title} closeLabel={t('close')}>
      {children}
    </Modal>
  );
  if (became && became.left === 0)
    return dialog(t('title', { n: plan.people }), <Became became={became} onClose={onClose} />);
  if (plan.people === 0) return dialog(t('nobodyTitle'), <p>{notReached || t('nobody')}</p>);
  if (isChecking)
    return dialog(
      t('askTitle', { n }),
      // Not the same form: a button that becomes another one while it is pressed would send.
      <Form
        key="check"
        form={form}
        actions={
          <>
            <Button type="submit" pending={attempt.pending}>
              {t(became ? 'sendRest' : 'send', { n })}
            </Button>
            <Button
              look="quiet"
              onClick={() =>
                changeThenFocus(
                  () => setChecking(false),
                  () => text.current,
                )
              }
            >
              {t('goOnWriting')}
            </Button>
          </>
        }
      >
        {became && <p role="status">{t('sentSoFar', { n: became.sent })}</p>}
        <div ref={preview} tabIndex={-1} className="outline-none">
          <Preview body={body.trim()} />
        </div>
        {notReached && <p className="text-14 text-ink-soft">{notReached}</p>}
      </Form>,
    );
  return dialog(
    t('title', { n: plan.people }),
    <Form
      key="write"
      form={form}
      actions={
        <>
          <Button
            disabled={body.trim() === ''}
            onClick={() =>
              changeThenFocus(
                () => setChecking(true),
                () => preview.current,
              )
            }
          >
            {t('check')}
          </Button>
          <Button look="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      <p className="text-ink-soft">{t('help')}</p>
      <TextArea
        name="body"
        label={t('message')}
        error={attempt.errorAt('body')}
        rows={6}
        maxLength={2_000}
        value={body}
        onChange={({ target }) => write(target.value)}
        ref={(at) => {
          text.current = at;
          atFirst(at);
        }}
        {...inField('body')}
      />
      <div className="flex flex-wrap gap-2">
        {(['name', 'day'] as const).map((kind) => (
          <Button
            key={kind}
            look="quiet"
            className="text-14"
            // The text keeps its cursor.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => insert(placeholder(kind, locale))}
          >
            {t(kind)}
          </Button>
        ))}
      </div>
      {notReached && <p className="text-14 text-ink-soft">{notReached}</p>}
    </Form>,
  );
}

const sampleDay = 12;

/** As somebody who was made up would read it. */
function Preview({ body }: { body: string }) {
  const t = useTexts(writeTexts);
  const locale = useLocale();
  const { name } = placeholderSampleTexts[locale];
  const sample = { fullName: name, day: sampleDay, reading: () => null };
  const filled = fillNudge({ title: '', body }, sample, locale).body;
  return (
    <>
      <p className="mb-2 text-ink-soft">{filled === body ? t('readsAll') : t('reads', { name })}</p>
      <p
        dir="auto"
        className="max-h-60 overflow-y-auto rounded-card bg-sunken px-4 py-3 text-start wrap-anywhere whitespace-pre-line"
      >
        {filled}
      </p>
    </>
  );
}

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
