import type { ItemKind } from '@regimen/contract/items.ts';
import { quoted, withCommas } from '@regimen/contract/language/languages.ts';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { WhenIn } from '../../../shell/when.tsx';
import { PlusIcon } from '../../../ui/icons.tsx';
import { CheckIcon } from '../../../ui/shell-icons.tsx';
import type { useCombobox } from '../../../ui/use-combobox.ts';
import { ItemPhoto } from './item-photo.tsx';
import { itemTexts } from './item-texts.ts';
import type { Offer, OfferGroup } from './picker-groups.ts';
import { pickerTexts } from './picker-texts.ts';
import type { Finding } from './use-found-items.ts';

/** The last line of the list makes a new item. No item has this for an id. */
export const createName = 'new item';

interface PickerListProps {
  kind: ItemKind;
  combobox: ReturnType<typeof useCombobox>;
  groups: readonly OfferGroup[];
  finding: Finding;
  chosen: string | undefined;
  search: string;
}

const headings = { here: 'inThisProtocol', yours: 'yours', builtIn: 'builtIn' } as const;
const rowClass =
  'flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-2 py-1 data-active:bg-primary-soft data-active:text-primary-text';

export function PickerList({ kind, combobox, groups, finding, chosen, search }: PickerListProps) {
  const t = useTexts(pickerTexts);
  const shared = useTexts(itemTexts);
  const count = groups.reduce((sum, { offers }) => sum + offers.length, 0);
  return (
    <>
      <span role="status" className="sr-only">
        {combobox.open && finding.state === 'found' && t('found', { n: count })}
      </span>
      {combobox.open && (
        // A press on the list must not take the focus out of the field, which would close it.
        // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps the focus where it is
        <div
          className="pop absolute inset-x-0 top-full z-20 mt-1.5 overflow-hidden rounded-card border border-line bg-raised shadow-float"
          onMouseDown={(event) => event.preventDefault()}
        >
          <div
            {...combobox.listProps}
            role="listbox"
            aria-label={t('list')}
            className="max-h-80 overflow-y-auto overscroll-contain p-2"
          >
            {groups.map(({ group, offers }) => (
              // biome-ignore lint/a11y/useSemanticElements: a group of a listbox; a fieldset may not stand there
              <div key={group} role="group" aria-labelledby={combobox.groupId(group)}>
                <div
                  id={combobox.groupId(group)}
                  role="presentation"
                  className="px-2 pt-2 pb-1 text-12 font-semibold text-ink-soft"
                >
                  {shared(headings[group])}
                </div>
                {offers.map(({ id, name, photo, about, apart }) => (
                  // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which names the active option
                  <div
                    key={id}
                    {...combobox.optionProps(id)}
                    role="option"
                    aria-selected={id === chosen}
                    className={rowClass}
                  >
                    <ItemPhoto kind={kind} photo={photo} size={32} />
                    <span className="min-w-0 flex-1">
                      <bdi className="line-clamp-2">{name}</bdi>
                      {about && <bdi className="line-clamp-2 text-12 text-ink-soft">{about}</bdi>}
                      {apart && <Apart {...apart} />}
                    </span>
                    {id === chosen && <CheckIcon className="shrink-0 text-primary-text" />}
                  </div>
                ))}
              </div>
            ))}
            {finding.state === 'searching' && count === 0 && (
              <p className="px-2 py-3 text-14 text-ink-soft">{t('searching')}</p>
            )}
            {finding.state === 'found' && count === 0 && search !== '' && (
              // As high as what stood here while searching, or the line below would slip away from under the pointer.
              <p className="px-2 py-3 text-14 text-ink-soft">{t('none')}</p>
            )}
            {finding.state === 'failed' && (
              <p className="px-2 py-3 text-14 text-warning-text">{t('failed')}</p>
            )}
            {/* biome-ignore lint/a11y/useFocusableInteractive: as above */}
            <div
              {...combobox.optionProps(createName)}
              role="option"
              aria-selected={false}
              className={`${rowClass} font-medium text-primary-text`}
            >
              <span className="inline-flex size-8 shrink-0 items-center justify-center rounded-control border border-dashed border-line-strong">
                <PlusIcon size={16} />
              </span>
              <bdi className="min-w-0 truncate">
                {search === '' ? t('createNew') : t('create', { name: search })}
              </bdi>
            </div>
          </div>
        </div>
      )}
    </>
  );
}

/** What tells it from another one of the same name. */
function Apart(apart: NonNullable<Offer['apart']>) {
  const t = useTexts(pickerTexts);
  const locale = useLocale();
  const names = 'usedBy' in apart ? apart.usedBy.map((name) => quoted(name, locale)) : [];
  return (
    <span className="block truncate text-12 text-ink-soft">
      {'changedAt' in apart ? (
        <WhenIn at={apart.changedAt} words={(when) => t('changed', { when })} />
      ) : names.length > 0 ? (
        t('usedBy', { names: withCommas(names, locale) })
      ) : (
        t('usedNowhere')
      )}
    </span>
  );
}
