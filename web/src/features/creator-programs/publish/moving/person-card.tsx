import type { TextKey, Translate } from '@regimen/contract/language/define-texts.ts';
import type { Moving, MovingPerson } from '@regimen/contract/moves.ts';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { api } from '../../../../api.ts';
import { useLocale, useTexts } from '../../../../i18n/use-texts.ts';
import { paths } from '../../../../paths.ts';
import { Avatar } from '../../../../shared/person/avatar.tsx';
import { useAction } from '../../../../shell/use-action.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import { type Choice, DecisionForm } from './decision-form.tsx';
import { obstacleTexts } from './obstacle-texts.ts';
import { obstacleWords } from './obstacle-words.ts';
import { PersonChanges } from './person-changes.tsx';
import { personTexts } from './person-texts.ts';
import { standsOn } from './version-of.ts';
import { whyKept } from './why-kept.ts';

type Say = Translate<typeof personTexts>;

/** What can be done here: a draft is only looked at, and from what is past one only goes back. */
export type Can = 'decide' | 'undo' | 'look';

interface PersonCardProps {
  program: string;
  moving: Moving;
  person: MovingPerson;
  can: Can;
  onDone: (moving: Moving) => void;
}

/** One person: where they stand, how they would move, what changes for them, and what can be decided. */
export function PersonCard({ program, moving, person, can, onDone }: PersonCardProps) {
  const t = useTexts(personTexts);
  const say = useTexts(obstacleTexts);
  const locale = useLocale();
  const params = { id: program, move: moving.id };
  const people = [person.enrollmentId];
  const [decide, deciding] = useAction(async (choice: Choice) =>
    onDone(await api('POST programs/{id}/moves/{move}/decisions', { params, body: { people, choice } })),
  );
  const [undo, undoing] = useAction(async () =>
    onDone(await api('POST programs/{id}/moves/{move}/undo', { params, body: { people } })),
  );
  const { name, tone } = badgeOf(person);
  const { full_name: fullName } = person.person;
  const { number, was, place } = standsOn(person, moving.version?.number ?? null);
  const isBusy = moving.state === 'working' || person.waitsFor !== null;
  return (
    <li className="grid gap-3 rounded-card border border-line bg-raised p-4">
      <div className="flex items-start gap-3">
        <Avatar name={fullName} size={36} />
        <div className="grid min-w-0 flex-1 gap-0.5">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Link
              to={paths.run(person.enrollmentId)}
              title={t('run')}
              className="font-semibold wrap-anywhere underline-offset-4 hover:underline"
            >
              <bdi>{fullName}</bdi>
            </Link>
            <Badge tone={tone}>{t(name)}</Badge>
          </p>
          <p className="text-14 text-ink-soft wrap-anywhere">
            {was === null ? t('from', { number }) : t('nowOn', { number, was })}
            {' · '}
            {person.how === 'not-begun' ? t('notBegun') : place && t('at', { name: place })}
            {person.decidedBy && ` · ${t('decidedBy', { name: person.decidedBy.full_name })}`}
          </p>
        </div>
      </div>
      {person.obstacles.map((obstacle) => (
        <p key={`${obstacle.why} ${obstacle.name}`} className="wrap-anywhere">
          {obstacleWords(obstacle, say, locale, true)}
        </p>
      ))}
      <Sentence person={person} t={t} />
      {person.verdict !== 'stay' && person.how !== 'not-begun' && (
        <details>
          <summary className="inline-flex min-h-9 cursor-pointer items-center text-14 font-medium text-primary-text">
            {t('details')}
          </summary>
          <div className="mt-1">
            <PersonChanges person={person} />
          </div>
        </details>
      )}
      {can === 'decide' && person.choices && (
        <DecisionForm
          key={person.reason}
          choices={person.choices}
          pending={deciding || isBusy}
          onDecide={(choice) => void decide(choice)}
        />
      )}
      {can !== 'look' && person.undo === 'possible' && (
        <div>
          <Button
            look="quiet"
            pending={undoing || isBusy}
            aria-label={t('undoName', { name: fullName })}
            onClick={() => void undo()}
          >
            {t('undo')}
          </Button>
        </div>
      )}
      {person.undo !== null && person.undo !== 'possible' && (
        <p className="text-14 text-ink-soft">{t(whyKept[person.undo])}</p>
      )}
    </li>
  );
}

/** How they move, or why nothing changes. */
function Sentence({ person: { because, how, placeAfter, status }, t }: { person: MovingPerson; t: Say }) {
  if (status === 'left' || status === 'undone') return null;
  const words = because
    ? t(because)
    : how === 'not-begun'
      ? t('willBegin')
      : how === 'other-step'
        ? t('goesTo', { name: placeAfter })
        : how === 'same-step' && t('goesOn');
  return words ? <p className="text-14 text-ink-soft">{words}</p> : null;
}

type Name = Extract<TextKey<typeof personTexts>, `is${string}`>;
function badgeOf({ status, verdict, waitsFor }: MovingPerson): {
  name: Name;
  tone: NonNullable<ComponentProps<typeof Badge>['tone']>;
} {
  if (waitsFor) return { name: 'isWaiting', tone: 'primary' };
  if (status === 'moved') return { name: 'isMoved', tone: 'success' };
  if (status === 'left') return { name: 'isLeft', tone: 'neutral' };
  if (status === 'undone') return { name: 'isUndone', tone: 'neutral' };
  if (status === 'failed') return { name: 'isFailed', tone: 'warning' };
  if (verdict === 'decide') return { name: 'isDecide', tone: 'warning' };
  return verdict === 'move' ? { name: 'isMove', tone: 'primary' } : { name: 'isStay', tone: 'neutral' };
}
