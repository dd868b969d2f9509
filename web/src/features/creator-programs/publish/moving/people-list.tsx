import type { Moving, MovingShow } from '@regimen/contract/moves.ts';
import { useState } from 'react';
import { useTexts } from '../../../../i18n/use-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { Select } from '../../../../ui/select-field.tsx';
import { type Can, PersonCard } from './person-card.tsx';
import { personTexts } from './person-texts.ts';
import { usePeople } from './use-people.ts';

/** What nobody does any more once there is a newer version. */
const plans: ReadonlySet<MovingShow> = new Set(['decide', 'move', 'stay', 'all']);

interface PeopleListProps {
  program: string;
  moving: Moving;
  mark: string;
  can: Can;
  /** A newer version is out: what was done is told, and no longer what could be. */
  isPast?: boolean;
  onDone: (moving: Moving) => void;
}

/** Everybody in it, by name; those who need a decision first. */
export function PeopleList({ program, moving, mark, can, isPast = false, onDone }: PeopleListProps) {
  const t = useTexts(personTexts);
  const { plan, done } = moving;
  const [chosen, setShow] = useState<MovingShow | null>(null);
  const counts: [MovingShow, number, string][] = [
    ['decide', plan.decide, t('showDecide')],
    ['move', plan.move, t('showMove')],
    ['moved', done.moved, t('showMoved')],
    ['left', done.left, t('showLeft')],
    ['undone', done.undone, t('showUndone')],
    ['failed', done.failed, t('showFailed')],
    ['stay', plan.stay, t('showStay')],
    ['all', moving.total, t('all')],
  ];
  const kinds = counts.filter(
    ([show, count]) => (count > 0 || show === chosen) && !(isPast && plans.has(show)),
  );
  const show = chosen ?? kinds[0]?.[0] ?? 'all';
  const list = usePeople(program, moving.id, show, mark);
  const people = list.data?.data;
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <h3 className="sr-only">{t('who')}</h3>
        <Select
          inline
          aria-label={t('show')}
          value={show}
          onChange={({ target }) => setShow(target.value as MovingShow)}
        >
          {kinds.map(([value, count, words]) => (
            <option key={value} value={value}>
              {`${words} (${count})`}
            </option>
          ))}
        </Select>
      </div>
      {!people && !list.failed && (
        <p role="status" className="text-ink-soft">
          {t('loading')}
        </p>
      )}
      {!people && list.failed && (
        <div className="grid justify-items-start gap-3">
          <p>{t('failedToLoad')}</p>
          <Button look="quiet" onClick={list.renew}>
            {t('again')}
          </Button>
        </div>
      )}
      {people?.length === 0 && <p className="text-ink-soft">{t('nobody')}</p>}
      {people && people.length > 0 && (
        <ul className="grid gap-3 lg:grid-cols-2 lg:items-start">
          {people.map((person) => (
            <PersonCard
              key={person.enrollmentId}
              program={program}
              moving={moving}
              person={person}
              can={can}
              onDone={onDone}
            />
          ))}
        </ul>
      )}
      {list.hasMore && (
        <div>
          <Button look="quiet" pending={list.adding} onClick={list.more}>
            {t('more')}
          </Button>
        </div>
      )}
    </div>
  );
}
