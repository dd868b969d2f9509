import type { OpenItem } from '@regimen/contract/items.ts';
import type { Item } from '@regimen/engine/items.ts';
import { type ReactNode, useMemo } from 'react';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { UnreviewedNotes } from '../../../shared/drafted/unreviewed-note.tsx';
import { fieldName, fieldWords } from '../../../shared/item-words/field-words.ts';
import { placeholderNames } from '../../../shared/item-words/placeholder-names.ts';
import { latePart } from '../../../shell/late-part.tsx';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { AlertIcon } from '../../../ui/shell-icons.tsx';
import { FieldClash } from './field-clash.tsx';
import { ItemFields } from './forms/item-fields.tsx';
import { itemPageTexts } from './item-page-texts.ts';
import { ItemPreview } from './item-preview.tsx';
import { useKnownProtocol, useNamedItems } from './known-items.tsx';
import { LockedDialog } from './locked-dialog.tsx';
import type { BuilderKind } from './new-item.ts';
import { useItemForm } from './use-item-form.ts';

const none: OpenItem['unreviewed'] = [];
/** Only agents have it. */
const tryOut = latePart(() => import('./try-out/try-out.tsx'));

interface ItemEditorProps {
  kind: BuilderKind;
  opened: OpenItem | null;
  /** What a new one starts with. */
  empty: Item;
  onSaved: (saved: OpenItem) => void;
  /** A copy was made in its place. */
  onCopied: (copy: OpenItem) => void;
}

/** The form of an item with the item itself beside it. */
export function ItemEditor({ kind, opened, empty, onSaved, onCopied }: ItemEditorProps) {
  const t = useTexts(itemPageTexts);
  const locale = useLocale();
  const protocol = useKnownProtocol();
  const { shown } = useMemo(() => placeholderNames(protocol.items), [protocol.items]);
  const form = useItemForm({ kind, opened, empty, onSaved });
  useNamedItems(form.value, opened?.id);
  const saveWords = opened ? 'save' : kind === 'assessment' ? 'addNext' : 'add';
  return (
    <TwoColumns
      preview={<ItemPreview item={form.value} />}
      below={form.value.kind === 'agent' && <tryOut.Part item={form.value} />}
      form={
        <form {...form.props} className="grid gap-5">
          {form.restored && (
            <Notice>
              <p>{t('restored')}</p>
              <Button look="plain" className="-ms-5 mt-1" onClick={form.discard}>
                {t(opened ? 'discard' : 'discardNew')}
              </Button>
            </Notice>
          )}
          <UnreviewedNotes unreviewed={opened?.unreviewed ?? none} shown={shown}>
            <ItemFields form={form} />
          </UnreviewedNotes>
          <div className="sticky bottom-0 z-10 -mx-1 grid gap-2 border-t border-line bg-surface px-1 py-3">
            <div role="alert">
              {(form.problem || form.hasErrors) && (
                <p className="flex items-start gap-2 text-14 text-danger-text">
                  <AlertIcon size={16} className="mt-0.5 shrink-0" />
                  {form.problem ?? t('errors')}
                </p>
              )}
            </div>
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <Button type="submit" pending={form.pending} disabled={opened !== null && !form.dirty}>
                {t(form.pending ? 'saving' : saveWords)}
              </Button>
              {opened && (
                <p role="status" className="text-14 text-ink-soft">
                  {t(form.dirty ? 'unsaved' : 'allSaved')}
                </p>
              )}
            </div>
          </div>
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
          {form.locked && opened && (
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
      }
    />
  );
}

interface TwoColumnsProps {
  form: ReactNode;
  preview: ReactNode;
  /** What else stands beside the form. */
  below?: ReactNode;
}

/** The form, and beside it on wide screens (below it on narrow ones) what the follower will see. */
export function TwoColumns({ form, preview, below }: TwoColumnsProps) {
  const t = useTexts(itemPageTexts);
  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)] lg:gap-10">
      <div className="min-w-0">{form}</div>
      <div className="min-w-0">
        <div className="grid gap-8 lg:sticky lg:top-[calc(var(--spacing-navbar)+4.5rem)] lg:max-h-[calc(100dvh-9rem)] lg:overflow-y-auto lg:pb-4">
          <section aria-label={t('preview')} className="grid gap-3">
            <h2 className="text-14 font-medium text-ink-soft">{t('preview')}</h2>
            {preview}
          </section>
          {below}
        </div>
      </div>
    </div>
  );
}
