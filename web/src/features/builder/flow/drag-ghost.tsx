import { directionOf } from '@regimen/contract/language/languages.ts';
import { stepName } from '@regimen/contract/protocol-words/names.ts';
import { typeTexts } from '@regimen/contract/protocol-words/type-texts.ts';
import { branchOf, findNode } from '@regimen/engine/graph.ts';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { cardId } from '../../../shared/flow/card-id.ts';
import { StepIcon } from '../../../shared/steps/step-icon.tsx';
import { branchTops } from './branch-tops.ts';
import { useFlow, useView } from './flow-context.ts';
import { selectionOf } from './flow-view.ts';
import { texts } from './texts.ts';

/** What is being dragged, under the pointer. */
export function DragGhost() {
  const t = useTexts(texts);
  const locale = useLocale();
  const flow = useFlow();
  const drag = useView((view) => view.drag);
  if (!drag) return null;
  if ('line' in drag.what) return <DrawnLine from={drag.what.line} x={drag.x} y={drag.y} />;
  const step = 'branch' in drag.what ? findNode(flow.protocol(), drag.what.branch) : undefined;
  const type = 'type' in drag.what ? drag.what.type : step?.type;
  if (!type) return null;
  const all = selectionOf(flow.view.get());
  const moved = step && all.has(step.id) ? branchTops(flow.protocol(), all) : step ? [step.id] : [];
  const more = moved.reduce((sum, id) => sum + branchOf(flow.protocol(), id).length, 0) - 1;
  const refuses = drag.over !== null && !drag.takes.has(drag.over);
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none fixed top-0 z-50 flex max-w-64 items-center gap-2.5 rounded-card border border-primary-line bg-raised p-2 pe-4 shadow-float"
      // The pointer's place on the screen has no reading direction; what hangs at it has.
      style={{ left: 0, translate: `${besidePointer(drag.x, directionOf(locale))} ${drag.y + 12}px` }}
    >
      <StepIcon type={type} small />
      <span className="grid min-w-0 text-14 leading-heading">
        <span className="truncate font-semibold">
          {step ? stepName(step, locale) : typeTexts[locale][type]}
        </span>
        {refuses ? (
          <span className="text-12 text-danger-text">{t('notHere')}</span>
        ) : (
          more > 0 && <span className="text-12 text-ink-soft">{t('andMore', { n: more })}</span>
        )}
      </span>
    </div>
  );
}

const besidePointer = (x: number, direction: 'ltr' | 'rtl'): string =>
  direction === 'rtl' ? `calc(${x - 12}px - 100%)` : `${x + 12}px`;

/** From the card's end to the pointer. */
function DrawnLine({ from, x, y }: { from: string; x: number; y: number }) {
  const box = document.getElementById(cardId(from))?.getBoundingClientRect();
  if (!box) return null;
  const [start, middle] = [
    getComputedStyle(document.body).direction === 'rtl' ? box.left : box.right,
    box.top + box.height / 2,
  ];
  return (
    <svg aria-hidden="true" className="pointer-events-none fixed inset-0 z-50 size-full">
      <path
        d={`M${start} ${middle}L${x} ${y}`}
        className="stroke-primary-line"
        strokeWidth="2"
        strokeDasharray="5 4"
      />
      <circle cx={x} cy={y} r="4" className="fill-primary-strong" />
    </svg>
  );
}
