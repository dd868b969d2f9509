import { useTexts } from '../../i18n/use-texts.ts';
import { type AccountKind, accountKinds } from './account-kinds.ts';
import { fieldTexts } from './field-texts.ts';

/** Three plain radio buttons in one row. */
export function KindChoice({ kind, choose }: { kind: AccountKind; choose: (kind: AccountKind) => void }) {
  const t = useTexts(fieldTexts);
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium">{t('joinAs')}</legend>
      <div className="grid grid-cols-3 gap-2">
        {accountKinds.map((each) => (
          <label
            key={each}
            className="flex min-h-11 cursor-pointer items-center gap-2 rounded-control border border-line-strong bg-raised px-2.5 outline-offset-2 outline-primary-line transition-colors duration-120 hover:border-ink-faint has-checked:border-primary-line has-checked:bg-primary-soft has-focus-visible:outline-2 sm:px-3.5"
          >
            <input
              type="radio"
              name="kind"
              value={each}
              checked={each === kind}
              onChange={() => choose(each)}
              className="size-4.5 shrink-0 accent-primary-strong outline-none"
            />
            {t(each)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
