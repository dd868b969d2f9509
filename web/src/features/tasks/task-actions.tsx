import { timeOfDay } from '@regimen/contract/language/instants.ts';
import type { OpenTask } from '@regimen/contract/tasks.ts';
import { useState } from 'react';
import { api } from '../../api.ts';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { useOnline } from '../../shared/offline/use-online.ts';
import { useAction } from '../../shell/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { DisclosureMenu, menuRowClass } from '../../ui/disclosure-menu.tsx';
import { ClockIcon } from '../../ui/icons.tsx';
import { DeclineDialog } from './decline-dialog.tsx';
import { snoozeChoices } from './snooze-choices.ts';
import { taskTexts } from './task-texts.ts';
import type { HandIn } from './use-hand-in.ts';

interface TaskActionsProps {
  task: OpenTask;
  hand: HandIn;
  onChanged: (task: OpenTask) => void;
}

/** What one can do instead of doing it now. */
export function TaskActions({ task, hand, onChanged }: TaskActionsProps) {
  const t = useTexts(taskTexts);
  const locale = useLocale();
  const online = useOnline();
  const [declining, setDeclining] = useState(false);
  const [snooze, snoozing] = useAction(async (minutes: number) =>
    onChanged(await api('POST tasks/{id}/snooze', { params: { id: task.id }, body: { minutes } })),
  );
  return (
    <>
      <div className="-mx-3 mt-6 flex flex-wrap gap-1">
        {task.can.snooze && (
          <DisclosureMenu
            align="start"
            button={
              <>
                <ClockIcon />
                {t('snooze')}
              </>
            }
            buttonClass={`inline-flex min-h-11 items-center gap-2 rounded-control px-3 font-semibold text-primary-text hover:bg-primary-soft ${snoozing ? 'opacity-70' : ''}`}
          >
            {(close) => (
              <>
                <ul>
                  {snoozeChoices(new Date(), task.expiresAt, task.heldTimes).map(({ key, minutes }) => (
                    <li key={key}>
                      <button
                        type="button"
                        className={menuRowClass}
                        onClick={() => {
                          close();
                          snooze(minutes);
                        }}
                      >
                        <span className="flex-1">{t(key)}</span>
                        <bdi className="text-14 text-ink-soft tabular-nums">
                          {timeOfDay(locale, Date.now() + minutes * 60_000)}
                        </bdi>
                      </button>
                    </li>
                  ))}
                </ul>
                <p className="px-3 pt-1 pb-2 text-14 text-ink-soft">
                  {online ? t('snoozeHelp') : t('noSnoozeOffline')}
                </p>
              </>
            )}
          </DisclosureMenu>
        )}
        {task.can.decline && (
          <Button look="plain" className="px-3" onClick={() => setDeclining(true)}>
            {t('decline')}
          </Button>
        )}
      </div>
      <DeclineDialog
        open={declining}
        onClose={() => setDeclining(false)}
        onDecline={async (words) => {
          await hand.send({ type: 'declined', words });
          setDeclining(false);
        }}
      />
    </>
  );
}
