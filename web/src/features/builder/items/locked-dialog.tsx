import type { OpenItem } from '@regimen/contract/items.ts';
import type { Item } from '@regimen/engine/items.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { CopyIcon } from '../../../ui/icons.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { itemPageTexts } from './item-page-texts.ts';
import { useCopyItem } from './use-copy-item.ts';

interface LockedDialogProps {
  names: readonly string[];
  opened: OpenItem;
  /** What was written: it becomes the copy. */
  item: Item;
  onClose: () => void;
  onCopied: (copy: OpenItem) => void;
}

/** Somebody else's protocol uses it: nothing is lost, what was written goes into a copy. */
export function LockedDialog({ names, opened, item, onClose, onCopied }: LockedDialogProps) {
  const t = useTexts(itemPageTexts);
  const [copy, copying] = useCopyItem(opened, onCopied);
  return (
    <Modal open onClose={onClose} title={t('lockedTitle')} closeLabel={t('cancel')}>
      <div className="grid gap-4">
        <p className="text-ink-soft">{t('locked')}</p>
        <UsedByNames names={names} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button pending={copying} onClick={() => copy(item)}>
            <CopyIcon />
            {t('copyHere')}
          </Button>
        </div>
      </div>
    </Modal>
  );
}

export function UsedByNames({ names }: { names: readonly string[] }) {
  const t = useTexts(itemPageTexts);
  if (names.length === 0) return null;
  return (
    <div>
      <p className="font-medium">{t('lockedBy')}</p>
      <ul className="list-disc ps-5">
        {names.map((name) => (
          <li key={name}>
            <bdi>{name}</bdi>
          </li>
        ))}
      </ul>
    </div>
  );
}
