import type { OpenItem } from '@regimen/contract/items.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { CopyIcon } from '../../../ui/icons.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { ReviewItem } from '../translation/review-item.tsx';
import { TranslateItem } from '../translation/translate-item.tsx';
import { ItemDetails } from './item-details.tsx';
import { TwoColumns } from './item-editor.tsx';
import { itemPageTexts } from './item-page-texts.ts';
import { ItemPreview } from './item-preview.tsx';
import { ItemUses } from './item-uses.tsx';
import { UsedByNames } from './locked-dialog.tsx';
import { useCopyItem } from './use-copy-item.ts';

interface ReadOnlyItemProps {
  opened: OpenItem;
  mayEdit: boolean;
  onCopied: (copy: OpenItem) => void;
}

/** Built-in, somebody else's or in use elsewhere: shown whole, and copied in one press. */
export function ReadOnlyItem({ opened, mayEdit, onCopied }: ReadOnlyItemProps) {
  const t = useTexts(itemPageTexts);
  const [copy, copying] = useCopyItem(opened, onCopied);
  const { locked } = opened.can;
  const why = !mayEdit ? 'viewOnly' : !opened.user_item ? 'builtIn' : locked ? 'locked' : 'others';
  return (
    <TwoColumns
      preview={<ItemPreview item={opened.item} />}
      form={
        <div className="grid gap-6">
          <Notice>
            <div className="grid gap-3">
              <p>{t(why)}</p>
              {mayEdit && (
                <>
                  <UsedByNames names={opened.can.lockedBy} />
                  <Button pending={copying} className="justify-self-start" onClick={() => copy()}>
                    <CopyIcon />
                    {t(locked ? 'copyHere' : 'copy')}
                  </Button>
                </>
              )}
            </div>
          </Notice>
          <ReviewItem opened={opened} mayReview={false} />
          <ItemDetails item={opened.item} />
          <ItemUses opened={opened} />
          {mayEdit && (
            <div className="border-t border-line pt-3">
              <TranslateItem opened={opened} />
            </div>
          )}
        </div>
      }
    />
  );
}
