import { directionOf } from '@regimen/contract/language/languages.ts';
import { stepName } from '@regimen/contract/protocol-words/names.ts';
import { typeTexts } from '@regimen/contract/protocol-words/type-texts.ts';
import type { FlowNode } from '@regimen/engine/protocol.ts';
import type { NodeProps } from '@xyflow/react';
import { memo } from 'react';
import { useLocale } from '../../../../i18n/use-texts.ts';
import { cardId } from '../../../../shared/flow/card-id.ts';
import type { CardNode } from '../../../../shared/flow/card-node.ts';
import { CARD_HEIGHT } from '../../../../shared/flow/layout.ts';
import { DeadlineSign } from '../../../../shared/steps/deadline-sign.tsx';
import { StepIcon } from '../../../../shared/steps/step-icon.tsx';
import { elsewhereWords, entryWords, lacksChoice, stepLine } from '../../../../shared/steps/step-words.ts';
import { ownDirection } from '../../../../ui/own-direction.ts';
import { beginDrag } from '../drag.ts';
import { useFlow, useFromDraft, useMayEditFlow, useView } from '../flow-context.ts';
import { pressStep } from '../press-step.ts';
import { useMark } from './canvas-context.ts';
import { CardEntry } from './card-entry.tsx';
import { CardFoot } from './card-foot.tsx';
import { CardMarks } from './card-marks.tsx';
import { CardName } from './card-name.tsx';
import { countRender } from './render-count.ts';

/** One step: the line that leads to it, its card, and what can be done below it. */
export const StepCard = memo(
  function StepCard({ id, data }: NodeProps<CardNode>) {
    countRender(id);
    const { step, childCount, hidden } = data;
    const locale = useLocale();
    return (
      <div dir={directionOf(locale)} className="group/step relative size-full">
        <CardEntry step={step} />
        <Card step={step} />
        <CardName step={step} />
        <CardFoot step={step} childCount={childCount} hidden={hidden} />
      </div>
    );
  },
  // Where it stands is not the card's business.
  (before, now) => before.data === now.data,
);

const grounds = {
  added: 'border-success-line bg-success-soft',
  changed: 'border-warning-line bg-warning-soft',
  gone: 'border-dashed border-line-strong bg-sunken opacity-60',
};

function Card({ step }: { step: FlowNode }) {
  const { id } = step;
  const locale = useLocale();
  const flow = useFlow();
  const line = useFromDraft((protocol) => stepLine(step, protocol, locale));
  const lacks = useFromDraft((protocol) => lacksChoice(step, protocol));
  const entry = useFromDraft((protocol) => entryWords(step, protocol, locale));
  const elsewhere = useFromDraft((protocol) => elsewhereWords(step, protocol, locale));
  const selected = useView((view) => view.selected === id || view.also.has(id));
  const dooms = useView((view) => view.doomed?.goes.removed.includes(id) ?? false);
  const isCut = useView((view) => view.cut.has(id));
  const drop = useView(({ drag }) => {
    if (!drag) return null;
    if ('branch' in drag.what && drag.what.branch === id) return 'self';
    if ('line' in drag.what && drag.what.line === id) return 'from';
    if (!drag.takes.has(`below:${id}`)) return drag.over === `below:${id}` ? 'refuses' : 'no';
    return drag.over === `below:${id}` ? 'over' : 'takes';
  });
  const difference = useMark('differences', id);
  const marking = useMark('path', id);
  const mayEdit = useMayEditFlow();
  const movable = mayEdit && hasMouse() && step.parentId !== null;
  return (
    <button
      type="button"
      id={cardId(id)}
      tabIndex={-1}
      aria-pressed={selected}
      data-spot={`below:${id}`}
      data-selected={selected || undefined}
      data-doomed={dooms || undefined}
      data-path={marking ? (marking.counts ? 'counts' : 'before') : undefined}
      data-drop={drop ?? undefined}
      className={`step-card pointer-events-auto absolute inset-x-0 bottom-0 flex w-full items-center gap-3 rounded-card border px-3 text-start outline-none ${
        difference ? grounds[difference] : 'border-line bg-raised'
      } ${isCut ? 'border-dashed opacity-60' : ''} ${movable ? 'nopan' : ''}`}
      style={{ height: CARD_HEIGHT }}
      // The focus stays with the canvas, whose keys these are.
      onMouseDown={(event) => event.preventDefault()}
      onPointerDown={(event) => movable && beginDrag(flow, { branch: id }, event)}
      // A press twice is for the name.
      onClick={(event) => event.detail < 2 && pressStep(flow, id, event)}
      onDoubleClick={() => (mayEdit ? flow.rename(id) : flow.inspect(id))}
      onContextMenu={(event) => {
        if (!mayEdit) return;
        event.preventDefault();
        flow.openMenu(id, event.clientX, event.clientY);
      }}
    >
      <StepIcon type={step.type} small />
      <span className="grid min-w-0 flex-1 gap-0.5">
        <span
          className={`card-name line-clamp-1 text-14 leading-heading font-semibold ${ownDirection}`}
          dir="auto"
        >
          {stepName(step, locale)}
        </span>
        <span className="card-line flex min-w-0 items-center gap-2">
          <span
            className={`min-w-0 truncate text-12 ${lacks ? 'text-warning-text' : 'text-ink-soft'} ${ownDirection}`}
            dir="auto"
            title={line}
          >
            {line}
          </span>
          <DeadlineSign step={step} />
        </span>
      </span>
      <span className="sr-only">
        {[typeTexts[locale][step.type], entry, elsewhere].filter((part) => part !== '').join('. ')}
      </span>
      <CardMarks step={step} dooms={dooms} difference={difference} />
    </button>
  );
}

/** A finger on a card moves the canvas; branches are moved by mouse, by key or in the list. */
const hasMouse = () => matchMedia('(pointer: fine)').matches;
