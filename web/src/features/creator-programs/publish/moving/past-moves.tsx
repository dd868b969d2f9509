import type { Moving } from '@regimen/contract/moves.ts';
import { useTexts } from '../../../../i18n/use-texts.ts';
import { Time } from '../../../../shell/time.tsx';
import { MoveActions } from './move-actions.tsx';
import { MoveFigures } from './move-figures.tsx';
import { movingTexts } from './moving-texts.ts';
import { PeopleList } from './people-list.tsx';
import { useMoving } from './use-moving.ts';
import { useWhenDone } from './use-when-done.ts';

interface PastMovesProps {
  program: string;
  /** To versions before the newest one, the latest first. */
  movings: readonly Moving[];
  canMove: boolean;
  onMoved: () => void;
}

/** What was moved to versions that are no longer the newest, so that it can still be undone. */
export function PastMoves({ program, movings, canMove, onMoved }: PastMovesProps) {
  const t = useTexts(movingTexts);
  return (
    <section aria-labelledby="past-moves" className="grid gap-4">
      <div>
        <h2 id="past-moves" className="text-22">
          {t('pastMoves')}
        </h2>
        <p className="mt-1 text-ink-soft">{t('pastMovesLead')}</p>
      </div>
      <ol className="grid gap-3">
        {movings.map((moving) => (
          <PastMove key={moving.id} program={program} found={moving} canMove={canMove} onMoved={onMoved} />
        ))}
      </ol>
    </section>
  );
}

interface PastMoveProps extends Omit<PastMovesProps, 'movings'> {
  found: Moving;
}

function PastMove({ program, found, canMove, onMoved }: PastMoveProps) {
  const t = useTexts(movingTexts);
  const { moving, put, mark } = useMoving(program, 'newest', found.id, found);
  useWhenDone(moving, mark, onMoved);
  const shown = moving ?? found;
  return (
    <li className="grid gap-4 rounded-card border border-line bg-raised p-4 md:p-5">
      <div>
        <h3 className="text-18">{t('movedTo', { number: shown.version?.number ?? 0 })}</h3>
        <p className="text-14 text-ink-soft">
          <Time at={shown.startedAt ?? shown.createdAt} />
          {shown.by && ` · ${t('by', { name: shown.by.full_name })}`}
        </p>
      </div>
      <MoveFigures moving={shown} isPast />
      {canMove && <MoveActions program={program} moving={shown} onDone={put} />}
      <details>
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-medium text-primary-text">
          {t('names')}
        </summary>
        <div className="mt-3">
          <PeopleList
            program={program}
            moving={shown}
            mark={mark}
            can={canMove ? 'undo' : 'look'}
            isPast
            onDone={put}
          />
        </div>
      </details>
    </li>
  );
}
