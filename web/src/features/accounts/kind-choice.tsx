import { useEffect, useRef } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { type AccountKind, accountKinds } from './account-kinds.ts';
import { fieldTexts } from './field-texts.ts';

interface KindChoiceProps {
  kind: AccountKind;
  choose: (kind: AccountKind) => void;
  /** It appears in place of the button that was pressed for it. */
  takesFocus?: boolean;
}

/** Three plain radio buttons, each with what it means. */
export function KindChoice({ kind, choose, takesFocus = false }: KindChoiceProps) {
  const t = useTexts(fieldTexts);
  const box = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.querySelector<HTMLInputElement>('input:checked')?.focus();
  }, [takesFocus]);
  return (
    <fieldset ref={box}>
      <legend className="mb-1.5 font-medium">{t('joinAs')}</legend>
      <div className="grid gap-2">
        {accountKinds.map((each) => (
          <label
            key={each}
            className="flex min-h-11 cursor-pointer items-center gap-2 rounded-control border border-line-strong bg-raised px-2.5 outline-offset-2 outline-primary-line transition-colors duration-120 hover:border-ink-faint has-checked:border-primary-line has-checked:bg-primary-soft has-focus-visible:outline-2 sm:px-3.5"
          >
            <input
              type="radio"
              name="kind"
              value={each}
              aria-labelledby={`kind-${each}`}
              aria-describedby={`kind-${each}-help`}
              checked={each === kind}
              onChange={() => choose(each)}
              className="size-4.5 shrink-0 accent-primary-strong outline-none"
            />
            <span className="grid py-1.5">
              <span id={`kind-${each}`}>{t(each)}</span>
              <span id={`kind-${each}-help`} className="text-14 text-ink-soft">
                {t(`${each}Help`)}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** What was chosen before, in a line. */
export function ChosenKind({ kind, onChange }: { kind: AccountKind; onChange: () => void }) {
  const t = useTexts(fieldTexts);
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <p>{t('joiningAs', { kind: t(kind) })}</p>
      <input type="hidden" name="kind" value={kind} />
      <Button look="plain" className="px-3" onClick={onChange}>
        {t('changeKind')}
      </Button>
    </div>
  );
}
