import type { MoveReason, Moving } from '@regimen/contract/moves.ts';
import { api } from '../../../../api.ts';
import { useLocale, useTexts } from '../../../../i18n/use-texts.ts';
import { useAction } from '../../../../shell/use-action.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { type Choice, DecisionForm } from './decision-form.tsx';
import { movingTexts } from './moving-texts.ts';
import { obstacleTexts } from './obstacle-texts.ts';
import { obstacleWords } from './obstacle-words.ts';

interface ReasonListProps {
  program: string;
  moving: Moving;
  /** Whether decisions can be made here; a draft is only looked at. */
  canDecide: boolean;
  onDecided: (moving: Moving) => void;
}

/** Why decisions are needed, the most frequent first, each to be decided once for all it concerns. */
export function ReasonList({ program, moving, canDecide, onDecided }: ReasonListProps) {
  const t = useTexts(movingTexts);
  if (moving.reasons.length === 0) return null;
  return (
    <div className="grid gap-3">
      <h3 className="text-18">{t('reasons')}</h3>
      <ul className="grid gap-3">
        {moving.reasons.map((reason) => (
          <Reason
            key={reason.key}
            program={program}
            moving={moving}
            reason={reason}
            canDecide={canDecide}
            onDecided={onDecided}
          />
        ))}
      </ul>
    </div>
  );
}

function Reason({ program, moving, reason, canDecide, onDecided }: ReasonListProps & { reason: MoveReason }) {
  const t = useTexts(movingTexts);
  const say = useTexts(obstacleTexts);
  const locale = useLocale();
  const [decide, pending] = useAction(async (choice: Choice) => {
    const params = { id: program, move: moving.id };
    const body = { reason: reason.key, choice };
    onDecided(await api('POST programs/{id}/moves/{move}/decisions', { params, body }));
  });
  return (
    <li className="grid gap-3 rounded-card border border-line bg-sunken p-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="grid min-w-0 flex-1 gap-1">
          {reason.obstacles.map((obstacle) => (
            <p key={`${obstacle.why} ${obstacle.name}`} className="wrap-anywhere">
              {obstacleWords(obstacle, say, locale, false)}
            </p>
          ))}
        </div>
        <Badge tone="warning">{t('reasonPeople', { n: reason.count })}</Badge>
      </div>
      {canDecide && (
        <DecisionForm
          choices={reason.choices}
          all={{ moving, n: reason.count }}
          pending={pending}
          onDecide={(choice) => void decide(choice)}
        />
      )}
    </li>
  );
}
