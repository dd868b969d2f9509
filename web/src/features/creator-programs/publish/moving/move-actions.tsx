import { formatNumber } from '@regimen/contract/language/translate.ts';
import type { Moving } from '@regimen/contract/moves.ts';
import { type ReactNode, useState } from 'react';
import { api } from '../../../../api.ts';
import { useLocale, useTexts } from '../../../../i18n/use-texts.ts';
import { useAction } from '../../../../shell/use-action.ts';
import { Button } from '../../../../ui/button.tsx';
import { MoveQuestion } from './move-question.tsx';
import { movingTexts } from './moving-texts.ts';
import { ProgressBar } from './progress-bar.tsx';
import { UndoMoves } from './undo-moves.tsx';

interface MoveActionsProps {
  program: string;
  moving: Moving;
  onDone: (moving: Moving) => void;
  /** Left out where a newer version is out: then nobody more is moved. */
  onLook?: () => void;
}

/** Start, how far it is, stop, go on, take back. */
export function MoveActions({ program, moving, onDone, onLook }: MoveActionsProps) {
  const t = useTexts(movingTexts);
  const params = { id: program, move: moving.id };
  const [isAsking, setAsking] = useState(false);
  const [start, starting] = useAction(async () => {
    onDone(await api('POST programs/{id}/moves/{move}/start', { params, body: {} }));
    setAsking(false);
  });
  const [stop, stopping] = useAction(async () =>
    onDone(await api('POST programs/{id}/moves/{move}/stop', { params })),
  );
  if (moving.state === 'working')
    return (
      <Progress moving={moving}>
        <Button look="quiet" pending={stopping} onClick={() => void stop()}>
          {t('stop')}
        </Button>
      </Progress>
    );
  const isStopped = moving.state === 'stopped';
  const canStart = onLook !== undefined && (moving.plan.move > 0 || isStopped);
  // All were taken back: what is wanted next is to move them after all.
  const isTakenBack = moving.done.undone > 0 && moving.done.moved === 0 && !canStart;
  return (
    <div className="grid gap-3">
      {isStopped && canStart && <p>{t('stopped', { n: moving.waiting })}</p>}
      <div className="flex flex-wrap gap-3">
        {canStart && (
          <Button
            pending={starting && isStopped}
            onClick={() => (isStopped ? void start() : setAsking(true))}
          >
            {isStopped ? t('goOn') : t('startAll', { n: moving.plan.move })}
          </Button>
        )}
        <MoveQuestion
          moving={moving}
          n={moving.plan.move}
          open={isAsking}
          pending={starting}
          onMove={() => void start()}
          onClose={() => setAsking(false)}
        />
        <UndoMoves program={program} moving={moving} onDone={onDone} />
        {!isStopped && onLook && (
          <Button look={isTakenBack ? 'primary' : 'plain'} onClick={onLook}>
            {isTakenBack ? t('planAgain', { n: moving.done.undone }) : t('lookAgain')}
          </Button>
        )}
      </div>
    </div>
  );
}

/** Of those who were asked for when it began to show. */
function Progress({ moving, children }: { moving: Moving; children: ReactNode }) {
  const t = useTexts(movingTexts);
  const locale = useLocale();
  const [most, setMost] = useState(moving.waiting);
  if (moving.waiting > most) setMost(moving.waiting);
  const all = Math.max(most, 1);
  const done = all - moving.waiting;
  const words = t('working', { done: formatNumber(locale, done), all: formatNumber(locale, all) });
  return (
    <div className="grid gap-3">
      <p role="status">{words}</p>
      <ProgressBar max={all} value={done} label={words} />
      <div>{children}</div>
    </div>
  );
}
