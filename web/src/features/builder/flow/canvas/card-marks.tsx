import type { FlowNode } from '@regimen/engine/protocol.ts';
import { isForSomebody } from '@regimen/engine/steps/traits.ts';
import { useTexts } from '../../../../i18n/use-texts.ts';
import { TrashIcon } from '../../../../ui/icons.tsx';
import { AlertIcon, MessageIcon, WarningIcon } from '../../../../ui/shell-icons.tsx';
import type { Difference } from '../differences.ts';
import { PathMark } from '../path-mark.tsx';
import { TargetIcon } from '../target-icon.tsx';
import { texts } from '../texts.ts';
import { useMark } from './canvas-context.ts';

interface CardMarksProps {
  step: FlowNode;
  dooms: boolean;
  difference: Difference | undefined;
}

const differenceWords = { added: 'isAdded', changed: 'isChanged', gone: 'isGone' } as const;

/** Small signs on a card's corner, each with its words. */
export function CardMarks({ step, dooms, difference }: CardMarksProps) {
  const t = useTexts(texts);
  const problem = useMark('problems', step.id);
  const comments = useMark('comments', step.id) ?? 0;
  const marking = useMark('path', step.id);
  return (
    <>
      {isForSomebody(step.type) && <TargetIcon target={step.data.target} />}
      {marking && (
        <span className="absolute start-2 -top-2.5 flex">
          <PathMark marking={marking} />
        </span>
      )}
      <span className="absolute end-2 -top-2.5 flex gap-1">
        {difference && <Sign className="bg-raised text-ink">{t(differenceWords[difference])}</Sign>}
        {comments > 0 && (
          <Sign className="border border-line bg-raised text-ink-soft" words={t('comments', { n: comments })}>
            <MessageIcon size={12} />
            <span className="tabular-nums">{comments}</span>
          </Sign>
        )}
        {problem && !dooms && (
          <Sign
            className={
              problem === 'error' ? 'bg-danger-strong text-danger-on' : 'bg-warning-soft text-warning-text'
            }
            words={t(problem === 'error' ? 'hasError' : 'hasWarning')}
          >
            {problem === 'error' ? <AlertIcon size={12} /> : <WarningIcon size={12} />}
          </Sign>
        )}
        {dooms && (
          <Sign className="bg-danger-strong text-danger-on">
            <TrashIcon size={12} />
            {t('goes')}
          </Sign>
        )}
      </span>
    </>
  );
}

/** `words` say what is drawn; without them the sign is words itself. */
function Sign({
  className,
  words,
  children,
}: {
  className: string;
  words?: string;
  children: React.ReactNode;
}) {
  return (
    <span
      title={words}
      className={`inline-flex h-5 items-center gap-1 rounded-pill px-1.5 text-12 leading-none font-medium ${className}`}
    >
      {words && <span className="sr-only">{words}</span>}
      {children}
    </span>
  );
}
