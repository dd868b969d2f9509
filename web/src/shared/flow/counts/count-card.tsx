import { directionOf } from '@regimen/contract/language/languages.ts';
import { stepName } from '@regimen/contract/protocol-words/names.ts';
import { typeTexts } from '@regimen/contract/protocol-words/type-texts.ts';
import type { NodeProps } from '@xyflow/react';
import { memo } from 'react';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { ownDirection } from '../../../ui/own-direction.ts';
import { WarningIcon } from '../../../ui/shell-icons.tsx';
import { StepIcon } from '../../steps/step-icon.tsx';
import { entryLabel, entryWords } from '../../steps/step-words.ts';
import { cardId } from '../card-id.ts';
import type { CardNode } from '../card-node.ts';
import { entryChipClass } from '../entry-chip.ts';
import { CARD_HEIGHT } from '../layout.ts';
import { CountPill, FunnelBar } from './count-pill.tsx';
import { countTexts } from './count-texts.ts';
import { marksOf, nobody, useCountedFlow } from './counts-context.ts';

/** A step with those who stand there. Nothing is changed here; pressed, it shows who they are. */
export const CountCard = memo(function CountCard({ data: { step } }: NodeProps<CardNode>) {
  const t = useTexts(countTexts);
  const locale = useLocale();
  const { protocol, counts, selected, onSelect, whole } = useCountedFlow();
  const count = counts.get(step.id) ?? nobody;
  const { followers } = count;
  // A card has room for one mark.
  const [mark] = marksOf(step, count, whole !== undefined);
  const entry = entryLabel(step, protocol, locale);
  const isSelected = selected === step.id;
  return (
    <div dir={directionOf(locale)} className="relative size-full">
      {entry !== '' && (
        <div className="absolute inset-x-0 flex justify-center" style={{ bottom: CARD_HEIGHT + 6 }}>
          <span title={entryWords(step, protocol, locale)} className={entryChipClass}>
            {entry}
          </span>
        </div>
      )}
      <button
        type="button"
        id={cardId(step.id)}
        tabIndex={-1}
        aria-pressed={isSelected}
        data-selected={isSelected || undefined}
        className={`step-card pointer-events-auto absolute inset-x-0 bottom-0 flex w-full items-center gap-3 rounded-card border px-3 text-start outline-none ${
          followers > 0 ? 'border-line-strong bg-raised' : 'border-line bg-raised'
        }`}
        style={{ height: CARD_HEIGHT }}
        // The focus stays with the canvas, whose keys these are.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => onSelect(isSelected ? null : step.id)}
      >
        <StepIcon type={step.type} small />
        <span className="grid min-w-0 flex-1 gap-0.5">
          <span
            className={`card-name line-clamp-1 text-14 leading-heading font-semibold ${ownDirection} ${followers > 0 ? '' : 'text-ink-soft'}`}
            dir="auto"
          >
            {stepName(step, locale)}
          </span>
          <span className="card-line truncate text-12 text-ink-soft">{typeTexts[locale][step.type]}</span>
        </span>
        <CountPill followers={followers} whole={whole} className="h-8 min-w-8 shrink-0 px-2.5" />
        <FunnelBar followers={followers} whole={whole} />
        {mark && (
          <span
            className={`absolute end-2 -top-3.5 inline-flex h-5 items-center gap-1 rounded-pill border px-1.5 text-12 leading-none font-medium ${
              mark.tone === 'danger'
                ? 'border-danger-strong bg-danger-strong text-danger-on'
                : 'border-warning-line bg-warning-soft text-warning-text'
            }`}
          >
            <WarningIcon size={12} />
            {t(mark.words, { n: mark.n })}
          </span>
        )}
      </button>
    </div>
  );
});
