import type { Reason, Why } from '@regimen/contract/why.ts';
import { Link } from 'react-router';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { CheckIcon, XIcon } from '../../ui/shell-icons.tsx';
import { AskPerson } from './ask-person.tsx';
import { texts } from './texts.ts';

interface WhyAnswerProps {
  why: Why;
  /** Its name stands above it already. */
  hideName?: boolean;
  /** Somebody else's way: there is nothing of theirs to set here. */
  noAction?: boolean;
}

/** The sentence, the reasons behind it, and what comes next. */
export function WhyAnswer({ why, hideName = false, noAction = false }: WhyAnswerProps) {
  const { name, answer, next } = why;
  // An answer may stand among its reasons too, with the rule behind it.
  const reasons = why.reasons.filter(({ words }) => words !== answer);
  const behind = reasons.filter(({ isDelivery }) => !isDelivery);
  const delivery = reasons.filter(({ isDelivery }) => isDelivery);
  const t = useTexts(texts);
  return (
    <div className="grid gap-2">
      {!hideName && name && (
        <p className="text-14 font-semibold text-ink-soft wrap-anywhere">
          <bdi>{name}</bdi>
        </p>
      )}
      <p className="wrap-anywhere">{answer}</p>
      <ReasonList reasons={behind} />
      {next && <p className="text-14 font-medium wrap-anywhere">{next}</p>}
      {delivery.length > 0 && (
        <details className="text-14">
          <summary className="inline-flex min-h-9 cursor-pointer items-center text-primary-text underline-offset-4 hover:underline">
            {t('delivery')}
          </summary>
          <ReasonList reasons={delivery} />
        </details>
      )}
      {!noAction && <WhyAction why={why} />}
    </div>
  );
}

function ReasonList({ reasons }: { reasons: readonly Reason[] }) {
  if (reasons.length === 0) return null;
  return (
    <ul className="grid gap-1.5">
      {reasons.map((reason) => (
        <ReasonLine key={`${reason.rule} ${reason.words}`} reason={reason} />
      ))}
    </ul>
  );
}

function ReasonLine({ reason: { words, as } }: { reason: Reason }) {
  const t = useTexts(texts);
  return (
    <li className="flex items-start gap-2 text-14 text-ink-soft">
      {as === 'held' ? (
        <CheckIcon size={16} className="mt-0.5 shrink-0 text-success-text" />
      ) : as === 'failed' ? (
        <XIcon size={16} className="mt-0.5 shrink-0 text-ink-faint" />
      ) : (
        <span aria-hidden="true" className="mx-1.25 mt-2 size-1.5 shrink-0 rounded-pill bg-line-strong" />
      )}
      <span className="min-w-0 flex-1 wrap-anywhere">
        {as !== 'note' && <span className="sr-only">{`${t(as === 'held' ? 'held' : 'didNotHold')}: `}</span>}
        {words}
      </span>
    </li>
  );
}

function WhyAction({ why: { action } }: { why: Why }) {
  const t = useTexts(texts);
  if (!action) return null;
  const look =
    'inline-flex min-h-9 items-center justify-self-start text-14 text-primary-text underline-offset-4 hover:underline';
  if (action.kind === 'settings')
    return (
      <Link to={`${paths.notifications}?show=settings`} className={look}>
        {t('toSettings')}
      </Link>
    );
  if (action.id === null) return null;
  if (action.kind === 'person' || action.kind === 'asked')
    return <AskPerson decision={action.id} wasAsked={action.kind === 'asked'} />;
  return (
    <Link to={action.kind === 'task' ? paths.task(action.id) : paths.follow(action.id)} className={look}>
      {t(action.kind === 'task' ? 'toTask' : 'toProgram')}
    </Link>
  );
}
