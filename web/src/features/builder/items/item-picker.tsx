import type { ItemKind } from '@regimen/contract/items.ts';
import { itemOf } from '@regimen/contract/protocol-words/references.ts';
import { typeTexts } from '@regimen/contract/protocol-words/type-texts.ts';
import type { Item } from '@regimen/engine/items.ts';
import { useRef, useState } from 'react';
import { api } from '../../../api.ts';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { paths } from '../../../paths.ts';
import { showFlash } from '../../../shell/flash.ts';
import { useAction } from '../../../shell/use-action.ts';
import { controlClass, Field } from '../../../ui/field.tsx';
import { PencilIcon } from '../../../ui/icons.tsx';
import { ChevronDownIcon } from '../../../ui/shell-icons.tsx';
import { useCombobox } from '../../../ui/use-combobox.ts';
import { useDraftStore } from '../draft/use-draft.ts';
import { useKnownProtocol, useLearnItem } from './known-items.tsx';
import { newItem } from './new-item.ts';
import { NewKpi } from './new-kpi.tsx';
import { offerGroups } from './picker-groups.ts';
import { createName, PickerList } from './picker-list.tsx';
import { pickerTexts } from './picker-texts.ts';
import { useFoundItems } from './use-found-items.ts';

interface ItemPickerProps {
  kind: ItemKind;
  /** The item's id; empty for none. */
  value: string | undefined;
  /** The draft knows the item by then. */
  onChange: (itemId: string, item: Item) => void;
  label: string;
  help?: string;
  error?: string | undefined;
}

/** Finds an item by typing, wherever it is: in this protocol, among one's own, in the library; or makes one. */
export function ItemPicker({ kind, value, onChange, label, help, error }: ItemPickerProps) {
  const t = useTexts(pickerTexts);
  const kinds = useTexts(typeTexts);
  const store = useDraftStore();
  const protocol = useKnownProtocol();
  const learn = useLearnItem();
  const input = useRef<HTMLInputElement>(null);
  const chosen = itemOf(protocol, value);
  /** `null`: nothing typed since the choice was made, so the field shows the choice. */
  const [typed, setTyped] = useState<string | null>(null);
  const [opened, setOpened] = useState(false);
  const search = (typed ?? '').trim();
  const finding = useFoundItems(store.id, kind, search, opened);
  const groups = offerGroups(protocol, kind, search, finding.data, useLocale());

  const [choose, choosing] = useAction(async (id: string) => {
    const known = itemOf(protocol, id);
    if (known) return onChange(id, known);
    const { item } = await api('GET protocols/{id}/items/{item}', { params: { id: store.id, item: id } });
    learn(id, item);
    onChange(id, item);
  });
  const [asking, setAsking] = useState<string | null>(null);
  const make = async (item: Item, name: string) => {
    const made = await api('POST protocols/{id}/items', {
      params: { id: store.id },
      body: { item },
    });
    learn(made.id, made.item);
    onChange(made.id, made.item);
    setAsking(null);
    setTyped(null);
    showFlash({ tone: 'success', message: t(kind === 'kpi' ? 'createdKpi' : 'created', { name }) });
  };
  const [create, creating] = useAction(make);
  const createNew = () => {
    const name = search || t('unnamed', { kind: kinds(kind) });
    if (kind === 'kpi') setAsking(search);
    else create(newItem(kind, name), name);
  };
  const combobox = useCombobox({
    names: [...groups.flatMap(({ offers }) => offers.map(({ id }) => id)), createName],
    choose: (name) => {
      // The words become its name; should it not be made after all, they are still there.
      if (name === createName) return createNew();
      setTyped(null);
      choose(name);
    },
    clear: () => setTyped(null),
    takesFirst: groups.length === 0 && finding.state === 'found',
  });
  const show = () => {
    setOpened(true);
    combobox.show();
  };
  const isGone = value !== undefined && value !== '' && chosen === undefined;

  return (
    <Field label={label} help={help} error={error ?? (isGone ? t('gone') : undefined)}>
      {(described) => (
        <div className="relative flex items-start gap-1">
          <div className="relative min-w-0 flex-1">
            <input
              {...combobox.inputProps}
              {...described}
              ref={input}
              value={typed ?? chosen?.name ?? ''}
              placeholder={t('search')}
              aria-busy={choosing || creating || undefined}
              className={`${controlClass} min-h-11 truncate pe-11`}
              onChange={(event) => {
                setTyped(event.target.value);
                show();
              }}
              onClick={show}
              onBlur={() => {
                combobox.close();
                if (chosen) setTyped(null);
              }}
            />
            <button
              type="button"
              tabIndex={-1}
              aria-label={t('show')}
              title={t('show')}
              className="absolute inset-y-0 end-0 inline-flex w-11 items-center justify-center text-ink-faint hover:text-ink"
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => {
                input.current?.focus();
                combobox.open ? combobox.close() : show();
              }}
            >
              <ChevronDownIcon />
            </button>
          </div>
          {chosen && value && (
            <a
              href={paths.builder(store.id, kind, value)}
              aria-label={t('open', { name: chosen.name })}
              title={t('open', { name: chosen.name })}
              className="inline-flex size-11 shrink-0 items-center justify-center rounded-control text-ink-soft hover:bg-sunken hover:text-ink"
            >
              <PencilIcon />
            </a>
          )}
          <PickerList
            kind={kind}
            combobox={combobox}
            groups={groups}
            finding={finding}
            chosen={value}
            search={search}
          />
          {asking !== null && <NewKpi name={asking} onClose={() => setAsking(null)} make={make} />}
        </div>
      )}
    </Field>
  );
}
