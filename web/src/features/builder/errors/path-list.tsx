import { durationWords } from '@regimen/contract/language/duration-forms.ts';
import { stepName } from '@regimen/contract/protocol-words/names.ts';
import type { PathStep } from '@regimen/engine/check.ts';
import { findNode } from '@regimen/engine/graph.ts';
import type { Protocol } from '@regimen/engine/protocol.ts';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { StepIcon } from '../../../shared/steps/step-icon.tsx';
import { wordsOf } from '../../../shared/steps/type-words.ts';
import { pathTexts } from './path-texts.ts';

interface PathListProps {
  path: readonly PathStep[];
  protocol: Protocol;
  /** Pressed, a step is shown on the flow beside. */
  onStep?: ((id: string) => void) | undefined;
}

/** The path that breaks a rule, step by step: how each ended, and the longest it can take. */
export function PathList({ path, protocol, onStep }: PathListProps) {
  const t = useTexts(pathTexts);
  const locale = useLocale();
  return (
    <ol aria-label={t('pathLabel')} className="grid gap-0">
      {path.map((step, index) => {
        const node = findNode(protocol, step.node);
        if (!node) return null;
        const name = stepName(node, locale);
        const isFirst = step.counts && !path[index - 1]?.counts;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a path may lead through a step twice
          <li key={index} className="grid grid-cols-[1.75rem_minmax(0,1fr)] gap-x-2.5">
            <span aria-hidden="true" className="flex flex-col items-center">
              <span
                className={`grid size-6 place-items-center rounded-pill text-12 font-semibold tabular-nums ${step.counts ? 'bg-danger-strong text-danger-on' : 'border border-line-strong bg-raised text-ink-soft'}`}
              >
                {index + 1}
              </span>
              {index < path.length - 1 && (
                <span className={`min-h-3 w-0.5 grow ${step.counts ? 'bg-danger-line' : 'bg-line-strong'}`} />
              )}
            </span>
            <div className="grid gap-0.5 pb-3 text-14">
              {isFirst && <p className="text-12 font-medium text-danger-text">{t('clockStarts')}</p>}
              <p className="flex min-w-0 items-center gap-2">
                <StepIcon type={node.type} small />
                {onStep ? (
                  <button
                    type="button"
                    className="min-h-6 text-start font-medium wrap-anywhere underline-offset-4 hover:underline"
                    onClick={() => onStep(step.node)}
                  >
                    {name}
                  </button>
                ) : (
                  <span className="font-medium wrap-anywhere">{name}</span>
                )}
              </p>
              <p className="text-ink-soft">
                {[
                  step.result && t(wordsOf(node.type).ends?.[step.result] ?? step.result),
                  step.counts &&
                    (step.minutes === null
                      ? t('forEver')
                      : step.minutes > 0 &&
                        t('upTo', { time: durationWords(step.minutes, locale, 'after') })),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </div>
          </li>
        );
      })}
    </ol>
  );
}
