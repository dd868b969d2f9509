import type { Option } from '@regimen/engine/questions.ts';
import { useRef } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { AddButton } from '../../ui/add-button.tsx';
import { IconButton } from '../../ui/button.tsx';
import { changeThenFocus } from '../../ui/change-then-focus.ts';
import { controlClass } from '../../ui/field.tsx';
import { NumberInput } from '../../ui/number-field.tsx';
import { XIcon } from '../../ui/shell-icons.tsx';
import { nextOption } from './question-shape.ts';
import { questionTexts } from './question-texts.ts';

interface OptionsEditorProps {
  options: readonly Option[];
  change: (part: { options: Option[] }) => void;
  errorAt: (path: string) => string | undefined;
  scored: boolean;
}

/** The answers to choose from, each with its points. Enter adds the next one. */
export function OptionsEditor({ options, change, errorAt, scored }: OptionsEditorProps) {
  const t = useTexts(questionTexts);
  const list = useRef<HTMLDivElement>(null);
  const replace = (index: number, option: Option) =>
    change({ options: options.map((old, at) => (at === index ? option : old)) });
  const inputAt = (index: number) => list.current?.querySelectorAll<HTMLInputElement>('[data-option]')[index];
  const add = () =>
    changeThenFocus(
      () => change({ options: [...options, nextOption(options)] }),
      () => inputAt(options.length),
    );
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-1.5 font-medium">{t('options')}</legend>
      {scored && (
        <p aria-hidden="true" className="-mt-7 me-13 w-20 justify-self-end text-center text-14 text-ink-soft">
          {t('points')}
        </p>
      )}
      <div ref={list} className="grid gap-2">
        {options.map((option, index) => {
          const n = index + 1;
          const error = errorAt(`options[${index}].label`);
          return (
            <div key={option.id} className="grid gap-1">
              <div className="flex items-center gap-2">
                <input
                  data-option
                  type="text"
                  aria-label={t('option', { n })}
                  aria-invalid={error ? true : undefined}
                  placeholder={t('option', { n })}
                  maxLength={200}
                  value={option.label}
                  className={`${controlClass} min-h-11 min-w-0 flex-1`}
                  onChange={({ target }) => replace(index, { ...option, label: target.value })}
                  onKeyDown={(event) => {
                    if (event.key !== 'Enter') return;
                    event.preventDefault();
                    if (index === options.length - 1) add();
                    else inputAt(index + 1)?.focus();
                  }}
                />
                {scored && (
                  <NumberInput
                    aria-label={t('pointsOf', { n })}
                    value={option.score}
                    className="min-h-11 w-20! text-center"
                    onChange={(score) => {
                      const { score: _old, ...rest } = option;
                      replace(index, score === undefined ? rest : { ...rest, score });
                    }}
                  />
                )}
                <IconButton
                  label={t('removeOption', { n })}
                  disabled={options.length === 1}
                  className="disabled:invisible"
                  onClick={() =>
                    changeThenFocus(
                      () => change({ options: options.filter((_, at) => at !== index) }),
                      () => inputAt(Math.max(0, index - 1)),
                    )
                  }
                >
                  <XIcon size={16} />
                </IconButton>
              </div>
              {error && <p className="text-14 text-danger-text">{error}</p>}
            </div>
          );
        })}
      </div>
      <AddButton onClick={add}>{t('addOption')}</AddButton>
    </fieldset>
  );
}
