import { useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { latePart } from '../../shell/late-part.tsx';
import { Button } from '../../ui/button.tsx';
import { BookmarkIcon } from '../../ui/shell-icons.tsx';
import { replyTexts } from './reply-texts.ts';

const LateReplies = latePart(() => import('./saved-replies.tsx'));

/** Above an expert's place to write. */
export function SavedRepliesButton({ onChoose }: { onChoose: (body: string) => void }) {
  const t = useTexts(replyTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="border-t border-line bg-surface px-3 pt-1 [&+form]:border-t-0 [&+form]:pt-0">
      <div className="mx-auto max-w-[52rem]">
        <Button
          look="plain"
          className="-ms-1 px-2 text-14"
          onPointerEnter={LateReplies.begin}
          onClick={() => setOpen(true)}
        >
          <BookmarkIcon size={16} />
          {t('open')}
        </Button>
      </div>
      {isOpen && (
        <LateReplies.Part
          onClose={() => setOpen(false)}
          onChoose={(body) => {
            setOpen(false);
            onChoose(body);
          }}
        />
      )}
    </div>
  );
}
