import { directionOf } from '@regimen/contract/language/languages.ts';
import { useRef } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { AddButton } from '../../../ui/add-button.tsx';
import { IconButton } from '../../../ui/button.tsx';
import { changeThenFocus } from '../../../ui/change-then-focus.ts';
import { controlClass } from '../../../ui/field.tsx';
import { TrashIcon } from '../../../ui/icons.tsx';
import { AlertIcon } from '../../../ui/shell-icons.tsx';
import type { ProgramForm } from './use-program-form.ts';
import { wordTexts } from './word-texts.ts';

const most = 12;

/** What people can expect, one line each. */
export function OutcomesEditor({ form, outcomes }: { form: ProgramForm; outcomes: readonly string[] }) {
  const t = useTexts(wordTexts);
  const list = useRef<HTMLFieldSetElement>(null);
  const { language } = form;
  const set = (next: string[]) => form.changeText(language, { outcomes: next });
  const add = () =>
    changeThenFocus(
      () => set([...outcomes, '']),
      () => list.current?.querySelectorAll('input')[outcomes.length],
    );
  return (
    <fieldset ref={list} className="grid min-w-0 gap-2">
      <legend className="mb-1.5 font-medium">
        {t('outcomes')}
        <span className="ms-1.5 font-normal text-ink-faint">{t('optional')}</span>
      </legend>
      {outcomes.map((outcome, index) => {
        const error = form.errorAt(`texts.${language}.outcomes.${index}`);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are only added at the end
          <div key={index} className="grid gap-1">
            <div className="flex items-center gap-1">
              <input
                type="text"
                lang={language}
                dir={directionOf(language)}
                aria-label={t('outcome', { n: index + 1 })}
                aria-invalid={error ? true : undefined}
                maxLength={200}
                value={outcome}
                className={`${controlClass} min-h-11`}
                onChange={({ target }) => set(outcomes.with(index, target.value))}
                onKeyDown={(event) => {
                  if (event.key !== 'Enter') return;
                  event.preventDefault();
                  if (outcome.trim() && outcomes.length < most) add();
                }}
              />
              <IconButton
                label={t('removeOutcome', { n: index + 1 })}
                onClick={() => set(outcomes.toSpliced(index, 1))}
              >
                <TrashIcon />
              </IconButton>
            </div>
            {error && (
              <p className="flex items-start gap-1.5 text-14 text-danger-text">
                <AlertIcon size={16} className="mt-0.5 shrink-0" />
                {error}
              </p>
            )}
          </div>
        );
      })}
      {outcomes.length < most && <AddButton onClick={add}>{t('addOutcome')}</AddButton>}
      <p className="text-14 text-ink-soft">{t('outcomesHelp')}</p>
    </fieldset>
  );
}
