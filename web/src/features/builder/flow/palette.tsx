import { typeTexts } from '@regimen/contract/protocol-words/type-texts.ts';
import { useId } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { setPanel, usePanel } from '../../../shared/flow/panels.ts';
import { StepIcon } from '../../../shared/steps/step-icon.tsx';
import { IconButton } from '../../../ui/button.tsx';
import { PlusIcon } from '../../../ui/icons.tsx';
import { XIcon } from '../../../ui/shell-icons.tsx';
import { PALETTE } from '../steps/new-step.ts';
import { typeHelpTexts } from '../steps/type-help-texts.ts';
import { beginDrag } from './drag.ts';
import { useFlow } from './flow-context.ts';
import { texts } from './texts.ts';

/** What can be added: dragged to its place, or pressed to come after the selected step. It stands beside the drawing. */
export function Palette() {
  const t = useTexts(texts);
  const names = useTexts(typeTexts);
  const help = useTexts(typeHelpTexts);
  const flow = useFlow();
  const id = useId();
  const open = usePanel('palette');
  if (!open)
    return (
      <button
        type="button"
        className="absolute start-3 top-3 z-10 hidden min-h-9 items-center gap-2 rounded-control border border-line bg-raised px-3 text-14 font-medium hover:bg-sunken md:inline-flex"
        onClick={() => setPanel('palette', true)}
      >
        <PlusIcon size={16} />
        {t('addStep')}
      </button>
    );
  return (
    <section
      aria-labelledby={id}
      className="relative hidden w-40 shrink-0 content-start overflow-y-auto border-e border-line bg-raised p-1.5 md:grid"
    >
      <div className="flex items-center justify-between ps-2">
        <h2 id={id} className="text-12 font-semibold text-ink-soft">
          {t('addStep')}
        </h2>
        <IconButton label={t('hidePalette')} className="size-8!" onClick={() => setPanel('palette', false)}>
          <XIcon size={14} />
        </IconButton>
      </div>
      <p className="sr-only">{t('paletteHelp')}</p>
      <ul>
        {PALETTE.map((type) => (
          <li key={type}>
            <button
              type="button"
              title={help(type)}
              className="flex min-h-9 w-full cursor-grab touch-none items-center gap-2.5 rounded-control px-1 text-start text-14 hover:bg-sunken"
              onPointerDown={(event) => beginDrag(flow, { type }, event)}
              onClick={() => flow.addAfterSelected(type)}
            >
              <StepIcon type={type} small />
              <span className="min-w-0 leading-snug break-words">{names(type)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
