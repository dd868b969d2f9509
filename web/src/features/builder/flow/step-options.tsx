import { stepName } from '@regimen/contract/protocol-words/names.ts';
import type { FlowNode } from '@regimen/engine/protocol.ts';
import { useLocale } from '../../../i18n/use-texts.ts';
import { StepIcon } from '../../../shared/steps/step-icon.tsx';
import { stepLine } from '../../../shared/steps/step-words.ts';
import type { useCombobox } from '../../../ui/use-combobox.ts';
import { useProtocol } from '../draft/use-draft.ts';

interface StepOptionsProps {
  combobox: ReturnType<typeof useCombobox>;
  steps: readonly FlowNode[];
  chosen?: string | undefined;
  label: string;
  none: string;
}

/** Steps to choose from, below the field in which one looks for them. */
export function StepOptions({ combobox, steps, chosen, label, none }: StepOptionsProps) {
  const locale = useLocale();
  const protocol = useProtocol();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps the focus in the field
    <div
      className="pop absolute inset-x-0 top-full z-30 mt-1 min-w-60 overflow-hidden rounded-card border border-line bg-raised shadow-float"
      onMouseDown={(event) => event.preventDefault()}
    >
      {steps.length === 0 && <p className="p-3 text-14 text-ink-soft">{none}</p>}
      <div
        {...combobox.listProps}
        role="listbox"
        tabIndex={-1}
        aria-label={label}
        className="max-h-80 overflow-y-auto overscroll-contain p-1.5 empty:hidden"
      >
        {steps.map((node) => (
          <div
            key={node.id}
            {...combobox.optionProps(node.id)}
            role="option"
            tabIndex={-1}
            aria-selected={node.id === chosen}
            className="flex cursor-pointer items-center gap-2.5 rounded-control p-1.5 data-active:bg-sunken"
          >
            <StepIcon type={node.type} small />
            <span className="grid min-w-0 text-14 leading-heading">
              <span className="truncate font-medium">{stepName(node, locale)}</span>
              <span className="truncate text-12 text-ink-soft">{stepLine(node, protocol, locale)}</span>
            </span>
          </div>
        ))}
      </div>
    </div>
  );
}
