import { typeTexts } from '@regimen/contract/protocol-words/type-texts.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { StepIcon } from '../../../shared/steps/step-icon.tsx';
import { typeHelpTexts } from '../steps/type-help-texts.ts';
import { useFlow, useView } from './flow-context.ts';
import { PopMenu } from './pop-menu.tsx';
import { texts } from './texts.ts';

/** The types of steps, beside the plus that was pressed. */
export function StepMenu() {
  const t = useTexts(texts);
  const names = useTexts(typeTexts);
  const help = useTexts(typeHelpTexts);
  const flow = useFlow();
  const adding = useView((view) => view.adding);
  if (!adding) return null;
  const { x, y, spot } = adding;
  return (
    <PopMenu key={`${x},${y}`} x={x} y={y} label={t('whichStep')} onClose={flow.closeTypes}>
      {flow.typesFor(spot).map((type) => (
        <button
          key={type}
          type="button"
          role="menuitem"
          tabIndex={-1}
          className="flex min-h-12 items-center gap-3 rounded-control px-2 text-start hover:bg-sunken focus-visible:bg-sunken focus-visible:outline-offset-0"
          onClick={() => flow.add(spot, type)}
        >
          <StepIcon type={type} small />
          <span className="grid leading-heading">
            <span className="font-medium">{names(type)}</span>
            <span className="text-12 text-ink-soft">{help(type)}</span>
          </span>
        </button>
      ))}
    </PopMenu>
  );
}
