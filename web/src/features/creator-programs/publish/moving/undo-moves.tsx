import type { Moving, MovingShow } from '@regimen/contract/moves.ts';
import { useState } from 'react';
import { api } from '../../../../api.ts';
import { useTexts } from '../../../../i18n/use-texts.ts';
import { useAction } from '../../../../shell/use-action.ts';
import { Button } from '../../../../ui/button.tsx';
import { Modal } from '../../../../ui/modal.tsx';
import { movingTexts } from './moving-texts.ts';
import { personTexts } from './person-texts.ts';
import { usePeople } from './use-people.ts';
import { whyKept } from './why-kept.ts';

interface UndoMovesProps {
  program: string;
  moving: Moving;
  onDone: (moving: Moving) => void;
}

/** Takes everybody back who can go back; before that it names them, and those who cannot with the reason of each. */
export function UndoMoves({ program, moving, onDone }: UndoMovesProps) {
  const t = useTexts(movingTexts);
  const [isAsking, setAsking] = useState(false);
  const [undo, undoing] = useAction(async () => {
    const params = { id: program, move: moving.id };
    onDone(await api('POST programs/{id}/moves/{move}/undo', { params, body: {} }));
    setAsking(false);
  });
  const { undoable, done, version } = moving;
  if (done.moved === 0) return null;
  const stay = done.moved - undoable;
  const people = { program, moving };
  return (
    <>
      <Button look="quiet" onClick={() => setAsking(true)}>
        {t('undoAll')}
      </Button>
      <Modal
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t(undoable > 0 ? 'undoTitle' : 'undoNoneTitle')}
        closeLabel={t('undoKeep')}
      >
        <div className="grid max-h-[60dvh] gap-5 overflow-y-auto">
          {undoable > 0 && (
            <Named {...people} show="can-undo" title={t('goBack', { n: undoable })} help={t('undoText')} />
          )}
          {stay > 0 && (
            <Named
              {...people}
              show="cannot-undo"
              title={t('keepVersion', { n: stay, number: version?.number ?? 0 })}
            />
          )}
        </div>
        <div className="mt-6 flex flex-wrap justify-end gap-3">
          <Button look="quiet" onClick={() => setAsking(false)}>
            {t('undoKeep')}
          </Button>
          {undoable > 0 && (
            <Button look="danger" pending={undoing} onClick={() => void undo()}>
              {t('undoYes', { n: undoable })}
            </Button>
          )}
        </div>
      </Modal>
    </>
  );
}

interface NamedProps {
  program: string;
  moving: Moving;
  show: MovingShow;
  title: string;
  help?: string;
}

function Named({ program, moving, show, title, help }: NamedProps) {
  const t = useTexts(personTexts);
  const list = usePeople(program, moving.id, show, '');
  const people = list.data?.data;
  return (
    <section className="grid gap-2">
      <h3 className="text-16">{title}</h3>
      {help && <p className="text-14 text-ink-soft">{help}</p>}
      {!people && (
        <p role="status" className="text-14 text-ink-soft">
          {t(list.failed ? 'failedToLoad' : 'loading')}
        </p>
      )}
      <ul className="grid gap-2">
        {people?.map(({ enrollmentId, person, undo, fromNumber }) => (
          <li key={enrollmentId} className="grid rounded-control bg-sunken px-3 py-2 text-14">
            <bdi className="font-medium wrap-anywhere">{person.full_name}</bdi>
            <span className="text-ink-soft">
              {undo === null || undo === 'possible' ? t('backTo', { number: fromNumber }) : t(whyKept[undo])}
            </span>
          </li>
        ))}
      </ul>
      {list.hasMore && (
        <div>
          <Button look="plain" className="min-h-9! px-3! text-14" pending={list.adding} onClick={list.more}>
            {t('more')}
          </Button>
        </div>
      )}
    </section>
  );
}
