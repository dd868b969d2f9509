import { roleTexts } from '@regimen/contract/role-texts.ts';
import type { Profession } from '@regimen/contract/roles.ts';
import { useRef, useState } from 'react';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { controlClass, Field } from '../../ui/field.tsx';
import { ChevronDownIcon } from '../../ui/shell-icons.tsx';
import { useCombobox } from '../../ui/use-combobox.ts';
import { fieldTexts } from './field-texts.ts';
import { ProfessionList } from './profession-list.tsx';
import { findProfessions, professionCalled } from './profession-search.ts';

/** 93 professions, found by typing. What is typed stays, even if it is none of them; the choice goes in `profession`. */
export function ProfessionField({
  name,
  error,
  first = null,
  onChosen,
}: {
  name: string;
  error: string | undefined;
  first?: Profession | null;
  onChosen?: (chosen: Profession | null) => void;
}) {
  const t = useTexts(fieldTexts);
  const locale = useLocale();
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setShown] = useState<Profession | null>(first);
  /** `null`: nothing typed since the choice was made, so the field shows the choice. */
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? (chosen ? roleTexts[locale][chosen] : '');
  const groups = findProfessions(locale, typed ?? '');
  const names = groups.flatMap(({ professions }) => professions.map((each) => each.name));

  const setChosen = (choice: Profession | null) => {
    setShown(choice);
    onChosen?.(choice);
  };
  const type = (words: string) => {
    setTyped(words);
    setChosen(professionCalled(words));
  };
  const combobox = useCombobox({
    names,
    choose: (choice) => {
      setChosen(choice as Profession);
      setTyped(null);
    },
    clear: () => type(''),
  });

  return (
    <Field label={t('profession')} optional={t('optional')} help={t('professionHelp')} error={error}>
      {(described) => (
        <div className="relative">
          <input type="hidden" name="profession" value={chosen ?? ''} />
          <div className="relative">
            <input
              {...combobox.inputProps}
              {...described}
              ref={input}
              name={name}
              value={text}
              className={`${controlClass} min-h-11 pe-12`}
              onChange={(event) => {
                type(event.target.value);
                combobox.show();
              }}
              onClick={combobox.show}
              onBlur={() => {
                combobox.close();
                // Typed out in full, it is the choice, and from now on shown as one.
                if (chosen) setTyped(null);
              }}
            />
            <button
              type="button"
              tabIndex={-1}
              aria-label={t('showProfessions')}
              title={t('showProfessions')}
              className="absolute inset-y-0 end-0 inline-flex w-11 items-center justify-center text-ink-faint hover:text-ink"
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => {
                input.current?.focus();
                combobox.open ? combobox.close() : combobox.show();
              }}
            >
              <ChevronDownIcon />
            </button>
          </div>
          <ProfessionList combobox={combobox} groups={groups} chosen={chosen} />
          <span role="status" className="sr-only">
            {combobox.open && typed && t('found', { n: names.length })}
          </span>
        </div>
      )}
    </Field>
  );
}
