import type { Profession } from '@regimen/contract/roles.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { CheckIcon } from '../../ui/shell-icons.tsx';
import type { useCombobox } from '../../ui/use-combobox.ts';
import { fieldTexts } from './field-texts.ts';
import type { FoundGroup } from './profession-search.ts';

interface ProfessionListProps {
  combobox: ReturnType<typeof useCombobox>;
  groups: FoundGroup[];
  chosen: Profession | null;
}

export function ProfessionList({ combobox, groups, chosen }: ProfessionListProps) {
  const t = useTexts(fieldTexts);
  if (!combobox.open) return null;
  return (
    // A press on the list must not take the focus out of the field, which would close it.
    // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps the focus where it is
    <div
      className="pop absolute inset-x-0 top-full z-10 mt-1.5 overflow-hidden rounded-card border border-line bg-raised shadow-float"
      onMouseDown={(event) => event.preventDefault()}
    >
      <div
        {...combobox.listProps}
        role="listbox"
        aria-label={t('professions')}
        hidden={groups.length === 0}
        className="max-h-72 overflow-y-auto overscroll-contain px-2 pb-2"
      >
        {groups.map(({ group, label, professions }) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of a listbox; a fieldset may not stand there
          <div key={group} role="group" aria-labelledby={combobox.groupId(group)}>
            <div
              id={combobox.groupId(group)}
              role="presentation"
              className="sticky top-0 bg-raised px-3 pt-3 pb-1 text-14 font-semibold text-ink-soft"
            >
              {label}
            </div>
            {professions.map(({ name, label: words }) => (
              // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which names the active option
              <div
                key={name}
                {...combobox.optionProps(name)}
                role="option"
                aria-selected={name === chosen}
                className="flex min-h-11 cursor-pointer items-center justify-between gap-3 rounded-control px-3 data-active:bg-primary-soft data-active:text-primary-text"
              >
                {words}
                {name === chosen && <CheckIcon className="shrink-0 text-primary-text" />}
              </div>
            ))}
          </div>
        ))}
      </div>
      {groups.length === 0 && <p className="p-4 text-14 text-ink-soft">{t('noProfession')}</p>}
    </div>
  );
}
