import { stepName } from '@regimen/contract/protocol-words/names.ts';
import { typeTexts } from '@regimen/contract/protocol-words/type-texts.ts';
import type { FlowNode } from '@regimen/engine/protocol.ts';
import { useLocale, useTexts } from '../../../../i18n/use-texts.ts';
import { StepIcon } from '../../../../shared/steps/step-icon.tsx';
import { IconButton } from '../../../../ui/button.tsx';
import { DisclosureMenu } from '../../../../ui/disclosure-menu.tsx';
import { MoreIcon } from '../../../../ui/icons.tsx';
import { ownDirection } from '../../../../ui/own-direction.ts';
import { XIcon } from '../../../../ui/shell-icons.tsx';
import { StepActions } from '../step-actions.tsx';
import { texts } from './texts.ts';

interface StepHeadProps {
  step: FlowNode;
  mayEdit: boolean;
  onClose: () => void;
}

export function StepHead({ step, mayEdit, onClose }: StepHeadProps) {
  const t = useTexts(texts);
  const locale = useLocale();
  return (
    <div className="flex items-center gap-3">
      <StepIcon type={step.type} />
      <div className="grid min-w-0 flex-1 leading-heading">
        <h2 tabIndex={-1} dir="auto" className={`truncate text-16 outline-none ${ownDirection}`}>
          {stepName(step, locale)}
        </h2>
        <p className="text-12 text-ink-soft">{typeTexts[locale][step.type]}</p>
      </div>
      <div className="-me-2 flex">
        {mayEdit && (
          <DisclosureMenu
            button={<MoreIcon />}
            label={t('actions')}
            buttonClass="inline-flex size-9 items-center justify-center rounded-control text-ink-soft hover:bg-sunken hover:text-ink"
          >
            {(close) => <StepActions id={step.id} onChosen={close} />}
          </DisclosureMenu>
        )}
        <IconButton label={t('close')} className="size-9!" onClick={onClose}>
          <XIcon />
        </IconButton>
      </div>
    </div>
  );
}
