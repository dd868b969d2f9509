import { ApiError } from '@regimen/contract/client.ts';
import type { InUse } from '@regimen/contract/errors.ts';
import type { OpenItem } from '@regimen/contract/items.ts';
import { itemOf } from '@regimen/contract/protocol-words/references.ts';
import type { Item } from '@regimen/engine/items.ts';
import { item as readItem } from '@regimen/engine/parse/item.ts';
import type { Fault } from '@regimen/engine/parse/shape.ts';
import { useState } from 'react';
import { api } from '../../../api.ts';
import { useLocale } from '../../../i18n/use-texts.ts';
import { faultsInWords, saidInWords } from '../../../shared/protocol-words/fault-words.ts';
import { checkFields } from '../../../shell/attempt.ts';
import { type Attempt, useAttempt } from '../../../shell/use-attempt.ts';
import { useTheirs } from '../../../shell/use-theirs.ts';
import { useDraftStore } from '../draft/use-draft.ts';
import { withoutBlankLines } from './blank-lines.ts';
import type { BuilderKind } from './new-item.ts';
import { type KeptFormState, useKeptForm } from './use-kept-form.ts';

export interface ItemForm
  extends KeptFormState<Item>,
    Pick<Attempt, 'pending' | 'problem' | 'hasErrors' | 'errorAt'> {
  kind: BuilderKind;
  /** `null` for one that is being added. */
  opened: OpenItem | null;
  /** Somebody saved another version meanwhile. */
  theirs: OpenItem | null;
  choose: (item: Item | null) => void;
  /** Names of what keeps it from being changed in place. */
  locked: readonly string[] | null;
  unlock: () => void;
  props: ReturnType<Attempt['formProps']>;
  /** Saves what is there, where it is complete; says whether it is. */
  saveSound: () => boolean;
}

interface Options {
  kind: BuilderKind;
  opened: OpenItem | null;
  empty: Item;
  onSaved: (saved: OpenItem) => void;
}

/** The form of one item: its contents, saving them, and what can get in the way of it. */
export function useItemForm({ kind, opened, empty, onSaved }: Options): ItemForm {
  const store = useDraftStore();
  const locale = useLocale();
  const name = `item:${store.id}:${opened?.id ?? `new ${kind}`}`;
  const kept = useKeptForm<Item>(name, { value: opened?.item ?? empty, version: opened?.version ?? 0 });
  const { clear, run, formProps, pending, problem, hasErrors, errorAt } = useAttempt({
    // Paths of the engine's reader: `bands[1].name`.
    pathOf: (path) => path.replace(/^item\.?/, ''),
    wordsOf: (words) => saidInWords(words, locale),
  });
  const params = { id: store.id, item: opened?.id ?? '' };
  const { theirs, setTheirs, orTheirs } = useTheirs(() => api('GET protocols/{id}/items/{item}', { params }));
  const [locked, setLocked] = useState<readonly string[] | null>(null);

  const send = async (item: Item, version: number): Promise<void> => {
    const saved = opened
      ? await api('PUT protocols/{id}/items/{item}', { params, body: { version, item } })
      : await api('POST protocols/{id}/items', { params: { id: store.id }, body: { item } });
    if (itemOf(store.state.get().document, saved.id)) store.know(saved.id, saved.item);
    kept.settle({ value: saved.item, version: saved.version }, item);
    onSaved(saved);
  };
  const save = async (item: Item, version: number): Promise<void> => {
    const faults: Fault[] = [];
    readItem(item, '', faults);
    checkFields(faultsInWords(faults, locale));
    try {
      await (opened ? orTheirs(() => send(item, version)) : send(item, version));
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 423) throw error;
      setLocked((error.reply.errors as InUse | undefined)?.used ?? []);
    }
  };

  return {
    ...kept,
    kind,
    opened,
    pending,
    problem,
    hasErrors,
    errorAt,
    set: (item) => {
      clear();
      kept.set(item);
    },
    change: (part) => {
      clear(...Object.keys(part));
      kept.change(part);
    },
    theirs,
    choose: (item) => {
      const now = theirs;
      setTheirs(null);
      if (!item || !now) return;
      kept.set(item);
      run(() => save(item, now.version));
    },
    locked,
    unlock: () => setLocked(null),
    props: formProps(() => {
      const filled = withoutBlankLines(kept.value);
      if (filled !== kept.value) kept.set(filled);
      return save(filled, kept.base.version);
    }),
    saveSound: () => {
      const faults: Fault[] = [];
      readItem(kept.value, '', faults);
      if (faults.length === 0) void run(() => save(kept.value, kept.base.version));
      return faults.length === 0;
    },
  };
}
