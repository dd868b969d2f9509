import { quoted } from '@regimen/contract/language/languages.ts';
import { itemOf } from '@regimen/contract/protocol-words/references.ts';
import { lazy, Suspense, useState } from 'react';
import { useLocale, useTexts } from '../../../../i18n/use-texts.ts';
import { ChevronDownIcon } from '../../../../ui/shell-icons.tsx';
import { useDraftStore, useProtocol } from '../../draft/use-draft.ts';
import { itemPageTexts } from '../../items/item-page-texts.ts';
import type { BuilderKind } from '../../items/new-item.ts';

const ItemHere = lazy(() => import('../../items/item-here.tsx'));

interface ItemSectionProps {
  kind: BuilderKind;
  itemId: string | undefined;
  onCopied: (itemId: string) => void;
}

/** What the step is about, to be opened and edited without leaving the flow. */
export function ItemSection({ kind, itemId, onCopied }: ItemSectionProps) {
  const t = useTexts(itemPageTexts);
  const locale = useLocale();
  const store = useDraftStore();
  const item = itemOf(useProtocol(), itemId);
  const [open, setOpen] = useState(false);
  // As high as what comes in its place, so that the fields below stay where they are when an item is chosen.
  if (!item || !itemId)
    return (
      <p className="flex min-h-[2.375rem] items-center rounded-card border border-dashed border-line px-3 text-ink-soft">
        {t('hereLater')}
      </p>
    );
  return (
    <div className="rounded-card border border-line">
      <button
        type="button"
        aria-expanded={open}
        className="flex min-h-9 w-full items-center justify-between gap-2 rounded-card px-3 text-start font-medium hover:bg-sunken"
        onClick={() => setOpen(!open)}
      >
        <span className="min-w-0 truncate">{t('hereTitle', { name: quoted(item.name, locale) })}</span>
        <ChevronDownIcon size={16} className={`shrink-0 text-ink-faint ${open ? 'rotate-180' : ''}`} />
      </button>
      {open && (
        <div className="border-t border-line p-3">
          <Suspense fallback={<p className="text-ink-soft">{t('hereLoading')}</p>}>
            <ItemHere
              kind={kind}
              itemId={itemId}
              onCopied={(copy) => {
                store.know(copy.id, copy.item);
                onCopied(copy.id);
              }}
            />
          </Suspense>
        </div>
      )}
    </div>
  );
}
