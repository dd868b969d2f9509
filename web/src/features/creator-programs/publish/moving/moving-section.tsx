import type { Moving } from '@regimen/contract/moves.ts';
import { allows } from '@regimen/contract/permissions.ts';
import type { Publishing } from '@regimen/contract/publishing.ts';
import { sameJson } from '@regimen/engine/same-json.ts';
import { useId, useMemo, useState } from 'react';
import { useTexts } from '../../../../i18n/use-texts.ts';
import { useCall } from '../../../../shell/use-call.ts';
import { Button } from '../../../../ui/button.tsx';
import { MoveActions } from './move-actions.tsx';
import { MoveFigures } from './move-figures.tsx';
import { movingTexts } from './moving-texts.ts';
import { PastMoves } from './past-moves.tsx';
import { PeopleList } from './people-list.tsx';
import { ProgressBar } from './progress-bar.tsx';
import { ReasonList } from './reason-list.tsx';
import { useMoving } from './use-moving.ts';
import { useWhenDone } from './use-when-done.ts';

/** A look that moved nobody is out of date after this. */
const freshMs = 5 * 60_000;

const isOfUse = ({ startedAt, createdAt }: Moving) =>
  startedAt !== null || Date.now() - Date.parse(createdAt) < freshMs;

interface MovingPeopleProps {
  plan: Publishing;
  /** Experts who may edit: what is told here is how followers are doing. */
  canEdit: boolean;
  onMoved: () => void;
}

/**
 * What another version means for those on the way: the draft, before it is published, and the newest version, to which
 * they can be moved.
 */
export function MovingPeople({ plan, canEdit, onMoved }: MovingPeopleProps) {
  const { card, onTheWay, state } = plan;
  const newest = card.version?.number;
  const isShown = canEdit && newest !== undefined && onTheWay.length > 0;
  const { data: made, failed } = useCall(
    'GET programs/{id}/moves',
    isShown ? { params: { id: card.id } } : null,
  );
  const known = useMemo(() => made?.data.filter(isOfUse) ?? (failed ? [] : null), [made, failed]);
  const isDraftOther = useMemo(
    () =>
      plan.left.length > 0 ||
      plan.reordered ||
      plan.protocols.some(({ before, now }) => before === null || !sameJson(before, now)),
    [plan],
  );
  const ofNewest = known?.find(({ version }) => version?.number === newest) ?? null;
  const areBehind = onTheWay.some(({ number }) => number !== newest) || ofNewest !== null;
  // Once everybody is moved nobody is behind any more, and what was done is still to be seen and taken back.
  const [shownFor, setShownFor] = useState<number>();
  if (areBehind && shownFor !== newest) setShownFor(newest);
  if (!isShown || !known) return null;
  const ofDraft = known.find(({ draftState }) => draftState === state) ?? null;
  const common = { program: card.id, onMoved };
  const canMove = allows(card.may, 'publish');
  const past = known.filter(
    ({ version, done }) => version && version.number !== newest && done.moved + done.undone > 0,
  );
  return (
    <>
      {(areBehind || shownFor === newest) && (
        <MovingSection
          key={`version ${newest}`}
          {...common}
          number={newest}
          target={String(newest)}
          found={ofNewest}
          canMove={canMove}
        />
      )}
      {isDraftOther && (
        <MovingSection
          key={`draft ${state}`}
          {...common}
          number={null}
          target={state}
          found={ofDraft}
          canMove={false}
        />
      )}
      {past.length > 0 && <PastMoves {...common} movings={past} canMove={canMove} />}
    </>
  );
}

interface MovingSectionProps {
  program: string;
  /** Of the version; null: the draft. */
  number: number | null;
  target: string;
  found: Moving | null;
  canMove: boolean;
  /** Something was done: what the page says of versions is read again. */
  onMoved: () => void;
}

function MovingSection({ program, number, target, found, canMove, onMoved }: MovingSectionProps) {
  const t = useTexts(movingTexts);
  const heading = useId();
  const { moving, hasFailed, put, look, mark } = useMoving(
    program,
    number === null ? 'draft' : 'newest',
    target,
    found,
  );
  useWhenDone(moving, mark, onMoved);
  return (
    <section
      aria-labelledby={heading}
      className="grid gap-5 rounded-card border border-line bg-raised p-5 md:p-6"
    >
      <div>
        <h2 id={heading} className="text-22">
          {number === null ? t('ifPublished') : t('moveTo', { number })}
        </h2>
        <p className="mt-1 text-ink-soft">{t(number === null ? 'ifPublishedLead' : 'moveLead')}</p>
      </div>
      {hasFailed && !moving && (
        <div className="grid justify-items-start gap-3">
          <p>{t('failed')}</p>
          <Button look="quiet" onClick={look}>
            {t('again')}
          </Button>
        </div>
      )}
      {!hasFailed && (!moving || moving.state === 'judging') && <Looking moving={moving} />}
      {moving && moving.state !== 'judging' && moving.total > 0 && (
        <>
          <MoveFigures moving={moving} />
          {canMove && <MoveActions program={program} moving={moving} onDone={put} onLook={look} />}
          <ReasonList program={program} moving={moving} canDecide={canMove} onDecided={put} />
          <details>
            <summary className="inline-flex min-h-11 cursor-pointer items-center font-medium text-primary-text">
              {t('names')}
            </summary>
            <div className="mt-3">
              <PeopleList
                program={program}
                moving={moving}
                mark={mark}
                can={canMove ? 'decide' : 'look'}
                onDone={put}
              />
            </div>
          </details>
        </>
      )}
      {moving && moving.state !== 'judging' && moving.total === 0 && (
        <p className="text-ink-soft">{t('allThere')}</p>
      )}
    </section>
  );
}

function Looking({ moving }: { moving: Moving | null }) {
  const t = useTexts(movingTexts);
  const total = moving?.total ?? 0;
  const words = t('looking');
  return (
    <div className="grid gap-2">
      <p role="status" className="text-ink-soft">
        {words}
      </p>
      <ProgressBar max={Math.max(total, 1)} value={total - (moving?.unseen ?? total)} label={words} />
    </div>
  );
}
