import { ApiError } from '@regimen/contract/client.ts';
import type { OpenFollowUp } from '@regimen/contract/follow-ups.ts';
import { durationIn } from '@regimen/contract/language/durations.ts';
import { useState } from 'react';
import { api } from '../../api.ts';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { showFlash } from '../../shell/flash.ts';
import { useAction } from '../../shell/use-action.ts';
import { useNow } from '../../shell/use-mounted.ts';
import { Button } from '../../ui/button.tsx';
import { DisclosureMenu, menuRowClass } from '../../ui/disclosure-menu.tsx';
import { ChevronDownIcon } from '../../ui/shell-icons.tsx';
import { AssignDialog } from './assign-dialog.tsx';
import { followUpTexts } from './follow-up-texts.ts';

const snoozes = [
  ['hour', 1, 60],
  ['hour', 4, 240],
  ['day', 1, 1_440],
  ['day', 3, 4_320],
  ['week', 1, 10_080],
] as const;

interface WorkActionsProps {
  followUp: OpenFollowUp;
  /** After anything changed. */
  onChanged: () => void;
}

/** Take it, give it back, put it off, assign it to somebody else. */
export function WorkActions({ followUp, onChanged }: WorkActionsProps) {
  const t = useTexts(followUpTexts);
  const locale = useLocale();
  const now = useNow();
  const [assigning, setAssigning] = useState(false);
  const { id, isMine, claimedBy, snoozedUntil, expiresAt, canWait } = followUp;
  const params = { params: { id } };
  const settle = useSettle(onChanged);
  const [claim, claiming] = useAction(() =>
    settle(async () => {
      const { won, followUp: now } = await api('POST follow-ups/{id}/claim', {
        ...params,
        body: { takeOver: claimedBy !== null },
      });
      if (won) showFlash({ tone: 'success', message: t('wonFlash') });
      else showFlash({ tone: 'info', message: t('lostFlash', { name: now.claimedBy?.full_name ?? '' }) });
    }),
  );
  const [release, releasing] = useAction(() =>
    settle(async () => {
      await api('POST follow-ups/{id}/release', params);
      showFlash({ tone: 'success', message: t('releasedFlash') });
    }),
  );
  const [snooze, snoozing] = useAction((minutes: number) =>
    settle(async () => {
      await api('POST follow-ups/{id}/snooze', { ...params, body: { minutes } });
      if (minutes > 0) showFlash({ tone: 'success', message: t('snoozedFlash') });
    }),
  );
  const isSnoozed = snoozedUntil !== null && Date.parse(snoozedUntil) > now;
  const possible = snoozes.filter(
    ([, , minutes]) => expiresAt === null || now + minutes * 60_000 < Date.parse(expiresAt),
  );
  const isOthers = claimedBy !== null && !isMine;
  return (
    <div className="flex flex-wrap gap-2">
      {isMine ? (
        <Button look="quiet" pending={releasing} onClick={release}>
          {t('release')}
        </Button>
      ) : (
        <Button look="quiet" pending={claiming} onClick={claim}>
          {t(isOthers ? 'takeOver' : 'claim')}
        </Button>
      )}
      {!isOthers && (
        <>
          {isSnoozed ? (
            <Button look="quiet" pending={snoozing} onClick={() => snooze(0)}>
              {t('bringBack')}
            </Button>
          ) : (
            canWait &&
            possible.length > 0 && (
              <DisclosureMenu
                button={
                  <>
                    {t('snooze')}
                    <ChevronDownIcon size={16} />
                  </>
                }
                buttonClass="inline-flex min-h-11 items-center gap-2 rounded-control border border-line-strong bg-raised px-5 font-semibold hover:bg-sunken"
              >
                {(close) =>
                  possible.map(([unit, amount, minutes]) => (
                    <button
                      key={minutes}
                      type="button"
                      className={menuRowClass}
                      onClick={() => {
                        close();
                        void snooze(minutes);
                      }}
                    >
                      {t('snoozeFor', { time: durationIn(unit, amount, locale, 'after') })}
                    </button>
                  ))
                }
              </DisclosureMenu>
            )
          )}
          <Button look="quiet" onClick={() => setAssigning(true)}>
            {t('assignToColleague')}
          </Button>
        </>
      )}
      <AssignDialog
        open={assigning}
        followUp={followUp}
        onClose={() => setAssigning(false)}
        onAssigned={onChanged}
      />
    </div>
  );
}

/** What somebody else did meanwhile is no mistake of this reader: it is said, and shown as it is now. */
function useSettle(onChanged: () => void) {
  const t = useTexts(followUpTexts);
  return async (act: () => Promise<unknown>) => {
    try {
      await act();
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 409) throw error;
      showFlash({ tone: 'info', message: t('changedFlash') });
    }
    onChanged();
  };
}
