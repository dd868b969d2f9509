import { nameOfStep } from '@regimen/contract/protocol-words/names.ts';
import { useRef, useState } from 'react';
import { useLocale, useTexts } from '../../../../i18n/use-texts.ts';
import { IconButton } from '../../../../ui/button.tsx';
import { controlClass, Field } from '../../../../ui/field.tsx';
import { XIcon } from '../../../../ui/shell-icons.tsx';
import { useCombobox } from '../../../../ui/use-combobox.ts';
import { useProtocol } from '../../draft/use-draft.ts';
import { matchingSteps } from '../matching-steps.ts';
import { StepOptions } from '../step-options.tsx';
import { texts } from './texts.ts';

interface StepPickerProps {
  label: string;
  value: string | undefined;
  onChange: (id: string | undefined) => void;
  /** The step that points: it cannot point at itself. */
  own: string;
}

const most = 50;

/** A step of this protocol, by its name. */
export function StepPicker({ label, value, onChange, own }: StepPickerProps) {
  const t = useTexts(texts);
  const locale = useLocale();
  const protocol = useProtocol();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const chosen = value === undefined ? null : nameOfStep(protocol, value, locale);
  const others = matchingSteps(protocol, typed ?? '', locale).filter(({ id }) => id !== own);
  const steps = others.slice(0, most);
  const combobox = useCombobox({
    names: steps.map(({ id }) => id),
    choose: (id) => {
      setTyped(null);
      onChange(id);
    },
    clear: () => setTyped(null),
  });
  return (
    <Field label={label} error={value !== undefined && chosen === null ? t('goneStep') : undefined}>
      {(described) => (
        <div className="relative flex gap-1">
          <div className="relative min-w-0 flex-1">
            <input
              {...combobox.inputProps}
              {...described}
              ref={input}
              value={typed ?? chosen ?? ''}
              placeholder={t('findStep')}
              className={`${controlClass} min-h-11 truncate`}
              onClick={combobox.show}
              onChange={(event) => {
                setTyped(event.target.value);
                combobox.show();
              }}
              onBlur={() => {
                combobox.close();
                setTyped(null);
              }}
            />
            {combobox.open && (
              <StepOptions
                combobox={combobox}
                steps={steps}
                chosen={value}
                label={label}
                none={t('noStep')}
              />
            )}
          </div>
          {value !== undefined && (
            <IconButton
              label={t('letGo')}
              onClick={() => {
                onChange(undefined);
                input.current?.focus();
              }}
            >
              <XIcon />
            </IconButton>
          )}
        </div>
      )}
    </Field>
  );
}
