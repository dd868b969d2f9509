import type { OpenItem } from '@regimen/contract/items.ts';
import type { Item } from '@regimen/engine/items.ts';
import { useEffect, useRef, useState } from 'react';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { paths } from '../../../paths.ts';
import { fieldName, fieldWords } from '../../../shared/item-words/field-words.ts';
import { useCall } from '../../../shell/use-call.ts';
import { Notice } from '../../../ui/notice.tsx';
import { useDraftStore } from '../draft/use-draft.ts';
import { FieldClash } from './field-clash.tsx';
import { ItemFields } from './forms/item-fields.tsx';
import { itemPageTexts } from './item-page-texts.ts';
import { KnownItems, useKnownProtocol, useNamedItems } from './known-items.tsx';
import { LockedDialog } from './locked-dialog.tsx';
import type { BuilderKind } from './new-item.ts';
import { useItemForm } from './use-item-form.ts';

interface ItemHereProps {
  kind: BuilderKind;
  itemId: string;
  /** A copy was made in its place. */
  onCopied: (copy: OpenItem) => void;
}

/** The item of a step, edited beside the flow. It is saved as the flow is: by itself. */
export default function ItemHere({ kind, itemId, onCopied }: ItemHereProps) {
  const t = useTexts(itemPageTexts);
  const store = useDraftStore();
  const { data, failed } = useCall('GET protocols/{id}/items/{item}', {
    params: { id: store.id, item: itemId },
  });
  if (failed && !data) return <Notice tone="warning">{t('hereFailed')}</Notice>;
  if (!data)
    return (
      <p role="status" className="text-ink-soft">
        {t('hereLoading')}
      </p>
    );
  if (!data.can.edit)
    return (
      <p className="text-ink-soft">
        {t('hereReadOnly')}{' '}
        <a href={paths.builder(store.id, kind, itemId)} className="text-primary-text underline">
          {t('hereOpen')}
        </a>
      </p>
    );
  return (
    <KnownItems key={itemId} first={{}}>
      <Fields kind={kind} first={data} onCopied={onCopied} />
    </KnownItems>
  );
}

interface FieldsProps {
  kind: BuilderKind;
  first: OpenItem;
  onCopied: (copy: OpenItem) => void;
}

function Fields({ kind, first, onCopied }: FieldsProps) {
  const t = useTexts(itemPageTexts);
  const locale = useLocale();
  const protocol = useKnownProtocol();
  const [saved, setSaved] = useState(first);
  const opened = saved.version >= first.version ? saved : first;
  const form = useItemForm({ kind, opened, empty: opened.item, onSaved: setSaved });
  useNamedItems(form.value, opened.id);
  const isSound = useSavedByItself(form);
  const state = !form.dirty ? 'allSaved' : isSound ? 'saving' : 'hereIncomplete';
  return (
    <form {...form.props} data-own-undo className="grid gap-4">
      <ItemFields form={form} />
      <p role="status" className="text-ink-soft">
        {form.problem ?? t(state)}
      </p>
      {form.theirs && (
        <FieldClash<Item>
          base={form.base.value}
          mine={form.value}
          theirs={form.theirs.item}
          nameOf={(field) => fieldName(field, locale)}
          wordsOf={(item, field) => fieldWords(item, field, protocol, locale)}
          onChoose={form.choose}
        />
      )}
      {form.locked && (
        <LockedDialog
          names={form.locked}
          opened={opened}
          item={form.value}
          onClose={form.unlock}
          onCopied={(copy) => {
            form.discard();
            onCopied(copy);
          }}
        />
      )}
    </form>
  );
}

const quietMs = 900;

/** A moment after the last letter; what is not complete waits. Each text is tried once. */
function useSavedByItself(form: ReturnType<typeof useItemForm>): boolean {
  const [isSound, setSound] = useState(true);
  const tried = useRef<Item | null>(null);
  const latest = useRef(form);
  latest.current = form;
  const { value, dirty, pending } = form;
  const waits = dirty && !pending && form.theirs === null && form.locked === null;
  useEffect(() => {
    if (!waits || tried.current === value) return;
    const timer = setTimeout(() => {
      tried.current = value;
      setSound(latest.current.saveSound());
    }, quietMs);
    return () => clearTimeout(timer);
  }, [waits, value]);
  return isSound;
}
