import type { Reminded, ReminderPlan } from '@regimen/contract/live.ts';
import { useState } from 'react';
import { api } from '../../api.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { remindTexts } from '../../shared/reminders/remind-texts.ts';
import { showFlash } from '../../shell/flash.ts';
import { useAction } from '../../shell/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';
import { BellIcon } from '../../ui/shell-icons.tsx';
import type { Shown } from './use-followers.ts';

interface RemindAllProps {
  program: string;
  version: string;
  shown: Shown;
  onReminded: () => void;
}

/** All who are stuck, everywhere or at the step that is shown, at once: how many and of what is said before. */
export function RemindAll({ program, version, shown, onReminded }: RemindAllProps) {
  const t = useTexts(remindTexts);
  const [plan, setPlan] = useState<ReminderPlan | null>(null);
  const close = () => setPlan(null);
  const step = shown.kind === 'step' ? shown : null;
  const [ask, asking] = useAction(async () => {
    const place = step ? { protocol: String(step.protocol), node: step.node } : {};
    setPlan(
      await api('GET live/programs/{id}/reminders', {
        params: { id: program },
        query: { version, ...place },
      }),
    );
  });
  const [send, sending] = useAction(async () => {
    const place = step ? { protocol: step.protocol, node: step.node } : {};
    const became = await api('POST live/programs/{id}/reminders', {
      params: { id: program },
      body: { version, ...place },
    });
    close();
    showFlash({ tone: became.reminded > 0 ? 'success' : 'info', message: becameWords(became, t) });
    onReminded();
  });
  const hasSome = plan !== null && plan.people > 0;
  return (
    <>
      <Button look="quiet" pending={asking} onClick={ask} aria-haspopup="dialog">
        <BellIcon />
        {t('remindAll')}
      </Button>
      <Modal
        open={plan !== null}
        onClose={close}
        title={hasSome ? t('askTitle', { n: plan.people }) : t('askNone')}
        closeLabel={t('keep')}
      >
        {plan && <PlanWords plan={plan} />}
        <div className="mt-6 flex flex-wrap justify-end gap-3">
          <Button look="quiet" onClick={close}>
            {t('keep')}
          </Button>
          {hasSome && (
            <Button pending={sending} onClick={send}>
              {t('send')}
            </Button>
          )}
        </div>
      </Modal>
    </>
  );
}

/** Who is reminded of what, and who is not, and why. */
function PlanWords({ plan }: { plan: ReminderPlan }) {
  const t = useTexts(remindTexts);
  const others = othersWords(plan, t).join(' ');
  return (
    <div className="grid gap-3">
      {plan.people > 0 && (
        <div>
          <p>{t('askEach')}</p>
          <ul className="mt-1 list-disc ps-5">
            {plan.tasks.map(({ title, people }) => (
              <li key={title} className="wrap-anywhere">
                {t('askTask', { title, n: people })}
              </li>
            ))}
          </ul>
        </div>
      )}
      {others && <p>{others}</p>}
      {plan.people > 0 && <p className="text-ink-soft">{t('askText')}</p>}
    </div>
  );
}

type Said = ReturnType<typeof useTexts<typeof remindTexts>>;

/** Why the others get no reminder. */
const othersWords = (
  { already, waitingForExpert, nothingOpen }: Omit<ReminderPlan, 'people' | 'tasks'>,
  t: Said,
): string[] => [
  ...(already > 0 ? [t('already', { n: already })] : []),
  ...(waitingForExpert > 0 ? [t('waiting', { n: waitingForExpert })] : []),
  ...(nothingOpen > 0 ? [t('nothing', { n: nothingOpen })] : []),
];

const becameWords = (became: Reminded, t: Said): string =>
  [
    became.reminded === 0 ? t('sentNone') : t('sentTo', { n: became.reminded }),
    ...othersWords(became, t),
    ...(became.left > 0 ? [t('left', { n: became.left })] : []),
  ].join(' ');
