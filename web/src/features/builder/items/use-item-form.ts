import { ApiError } from '@regimen/contract/client.ts';
import type { FieldErrors, InUse } from '@regimen/contract/errors.ts';
import type { OpenItem } from '@regimen/contract/items.ts';
import { itemOf } from '@regimen/contract/protocol-words/references.ts';
import type { Item } from '@regimen/engine/items.ts';
import { item as readItem } from '@regimen/engine/parse/item.ts';
import type { Fault } from '@regimen/engine/parse/shape.ts';
import { useRef, useState } from 'react';
import { api } from '../../../api.ts';
import { useLocale } from '../../../i18n/use-texts.ts';
import { faultWords } from '../../../shared/protocol-words/fault-words.ts';
import { keepMessage, useReaction } from '../../../shell/use-reaction.ts';
import { useDraftStore } from '../draft/use-draft.ts';
import type { BuilderKind } from './new-item.ts';
import { type KeptFormState, useKeptForm } from './use-kept-form.ts';

/** Paths of the engine's reader (`bands[1].name`) and what is wrong there. */
export type ItemErrors = Readonly<Record<string, string>>;

export interface ItemForm extends KeptFormState<Item> {
  kind: BuilderKind;
  /** `null` for one that is being added. */
  opened: OpenItem | null;
  errorAt: (path: string) => string | undefined;
  hasErrors: boolean;
  pending: boolean;
  problem: string | null;
  /** Somebody saved another version meanwhile. */
  theirs: OpenItem | null;
  choose: (item: Item | null) => void;
  /** Names of what keeps it from being changed in place. */
  locked: readonly string[] | null;
  unlock: () => void;
  save: () => Promise<void>;
  formRef: React.RefObject<HTMLFormElement | null>;
}

interface Options {
  kind: BuilderKind;
  opened: OpenItem | null;
  empty: Item;
  onSaved: (saved: OpenItem) => void;
}

/** The form of one item: its contents, what is wrong with them, saving, and what can get in the way of it. */
export function useItemForm({ kind, opened, empty, onSaved }: Options): ItemForm {
  const store = useDraftStore();
  const locale = useLocale();
  const react = useReaction();
  const formRef = useRef<HTMLFormElement>(null);
  const name = `item:${store.id}:${opened?.id ?? `new ${kind}`}`;
  const kept = useKeptForm<Item>(name, { value: opened?.item ?? empty, version: opened?.version ?? 0 });
  const [errors, setErrors] = useState<ItemErrors>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  const [theirs, setTheirs] = useState<OpenItem | null>(null);
  const [locked, setLocked] = useState<readonly string[] | null>(null);

  const showErrors = (found: ItemErrors) => {
    setErrors(found);
    requestAnimationFrame(() =>
      formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
    );
  };
  const send = async (item: Item, version: number): Promise<void> => {
    const at = { id: store.id, item: opened?.id ?? '' };
    const saved = opened
      ? await api('PUT protocols/{id}/items/{item}', { params: at, body: { version, item } })
      : await api('POST protocols/{id}/items', { params: { id: store.id }, body: { item } });
    if (itemOf(store.state.get().document, saved.id)) store.know(saved.id, saved.item);
    kept.settle({ value: saved.item, version: saved.version });
    onSaved(saved);
  };
  const refused = async (error: unknown): Promise<void> => {
    if (error instanceof ApiError && error.status === 409 && opened)
      return setTheirs(
        await api('GET protocols/{id}/items/{item}', { params: { id: store.id, item: opened.id } }),
      );
    if (error instanceof ApiError && error.status === 423)
      return setLocked((error.reply.errors as InUse | undefined)?.used ?? []);
    const reaction = react(error);
    if (reaction.kind === 'keep') setProblem(keepMessage(reaction, locale));
    if (reaction.kind === 'fields') showErrors(fromReply(reaction.errors, locale));
  };
  const attempt = async (item: Item, version: number): Promise<void> => {
    setProblem(null);
    const faults: Fault[] = [];
    readItem(item, '', faults);
    if (faults.length > 0)
      return showErrors(
        Object.fromEntries(faults.map(({ path, message }) => [path, faultWords(message, locale)])),
      );
    setErrors({});
    setPending(true);
    try {
      await send(item, version).catch(refused);
    } catch (error) {
      react(error);
    } finally {
      setPending(false);
    }
  };

  return {
    ...kept,
    kind,
    opened,
    formRef,
    set: (item) => {
      setErrors({});
      kept.set(item);
    },
    change: (part) => {
      setErrors((old) => withoutErrors(old, Object.keys(part)));
      kept.change(part);
    },
    errorAt: (path) => errors[path],
    hasErrors: Object.keys(errors).length > 0,
    pending,
    problem,
    theirs,
    choose: (item) => {
      const now = theirs;
      setTheirs(null);
      if (item && now) {
        kept.set(item);
        attempt(item, now.version);
      }
    },
    locked,
    unlock: () => setLocked(null),
    save: () => attempt(kept.value, kept.base.version),
  };
}

/** An error goes as soon as its field is edited. */
const withoutErrors = (errors: ItemErrors, fields: readonly string[]): ItemErrors =>
  Object.fromEntries(
    Object.entries(errors).filter(([path]) => !fields.some((field) => path.startsWith(field))),
  );

/** The engine's own words are for developers; what the server says is for people already. */
const wordsOf = (message: string, locale: Parameters<typeof faultWords>[1]): string =>
  /^(must|is) /.test(message) ? faultWords(message, locale) : message;

const fromReply = (errors: FieldErrors, locale: Parameters<typeof faultWords>[1]): ItemErrors =>
  Object.fromEntries(
    Object.entries(errors).map(([path, messages]) => [
      path.replace(/^item\.?/, ''),
      wordsOf(messages[0] ?? '', locale),
    ]),
  );
