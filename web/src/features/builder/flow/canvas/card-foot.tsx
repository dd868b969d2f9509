import { stepName } from '@regimen/contract/protocol-words/names.ts';
import type { FlowNode } from '@regimen/engine/protocol.ts';
import { endsBranch } from '@regimen/engine/steps/traits.ts';
import { useLocale, useTexts } from '../../../../i18n/use-texts.ts';
import { CARD_HEIGHT } from '../../../../shared/flow/layout.ts';
import { PlusIcon } from '../../../../ui/icons.tsx';
import { ChevronDownIcon } from '../../../../ui/shell-icons.tsx';
import { beginDrag } from '../drag.ts';
import { useFlow, useMayEditFlow, useView } from '../flow-context.ts';
import { mayJoin } from '../joining.ts';
import { texts } from '../texts.ts';
import { besideOf, plusClass } from './plus-button.ts';

interface CardFootProps {
  step: FlowNode;
  childCount: number;
  hidden: number;
}

/** Below a card, and a place to drop on like it: a plus for what comes next, and what folds the branch. At its end, where a line is drawn from. */
export function CardFoot({ step, childCount, hidden }: CardFootProps) {
  const { id } = step;
  const t = useTexts(texts);
  const locale = useLocale();
  const flow = useFlow();
  const selected = useView((view) => view.selected === id);
  const mayAdd = useMayEditFlow() && !endsBranch(step.type);
  const mayLine = useMayEditFlow() && mayJoin(step);
  const name = stepName(step, locale);
  const quiet = selected ? '' : 'opacity-0 group-hover/step:opacity-100';
  const add = t(childCount === 0 ? 'addBelow' : 'addBranch', { name });
  const fold = hidden > 0 ? t('unfold', { n: hidden, name }) : t('fold', { name });
  return (
    <>
      {mayLine && (
        <button
          type="button"
          tabIndex={-1}
          data-spot={`below:${id}`}
          aria-label={t('joinHandle', { name })}
          title={t('joinHandle', { name })}
          className={`nopan pointer-events-auto absolute -end-2.5 size-5 cursor-crosshair rounded-pill before:absolute before:inset-1 before:rounded-pill before:border-2 before:border-primary-line before:bg-surface before:content-[""] hover:before:bg-primary-strong ${selected ? '' : 'opacity-0 group-hover/step:opacity-100'}`}
          style={{ bottom: CARD_HEIGHT / 2 - 10 }}
          onPointerDown={(event) => beginDrag(flow, { line: id }, event)}
          onClick={() => flow.inspect(id, 'jump')}
        />
      )}
      <div className="absolute inset-x-0 top-full h-7">
        {mayAdd && hidden === 0 && (
          <button
            type="button"
            tabIndex={-1}
            data-spot={`below:${id}`}
            aria-label={add}
            title={add}
            className={`${plusClass} absolute top-1 ${childCount === 0 ? 'inset-x-0 mx-auto' : `end-3 ${quiet}`}`}
            onClick={(event) => flow.offerTypes({ below: id }, ...besideOf(event.currentTarget))}
          >
            <PlusIcon size={12} />
          </button>
        )}
        {childCount > 0 && (
          <button
            type="button"
            tabIndex={-1}
            data-spot={`below:${id}`}
            aria-label={fold}
            title={fold}
            className={`nopan pointer-events-auto absolute top-1 inline-flex h-5 items-center gap-1 rounded-pill border border-line-strong bg-surface px-1.5 text-12 font-medium text-ink-soft tabular-nums hover:text-ink ${
              hidden > 0 ? 'inset-x-0 mx-auto w-fit' : `start-3 ${quiet}`
            }`}
            onClick={() => flow.fold(id)}
          >
            <ChevronDownIcon size={14} className={hidden > 0 ? '-rotate-90 rtl:rotate-90' : ''} />
            {hidden > 0 && hidden}
          </button>
        )}
      </div>
    </>
  );
}
