import type { Review } from '@regimen/contract/reviews.ts';
import { useState } from 'react';
import { api } from '../../api.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { showFlash } from '../../shell/flash.ts';
import { useAction } from '../../shell/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { ReviewForm } from './late.ts';
import { reviewTexts } from './review-texts.ts';
import { ReviewBody } from './review-view.tsx';

interface OwnReviewProps {
  programId: string;
  review: Review | null;
  creator: string;
  onChanged: (review: Review | null) => void;
}

/** One's own: written once, changed or taken back at any time. */
export function OwnReview({ programId, review, creator, onChanged }: OwnReviewProps) {
  const t = useTexts(reviewTexts);
  const [doing, setDoing] = useState<'read' | 'write' | 'delete'>('read');
  const [remove, removing] = useAction(async () => {
    await api('DELETE catalog/{id}/review', { params: { id: programId } });
    showFlash({ tone: 'success', message: t('removed') });
    setDoing('read');
    onChanged(null);
  });
  if (doing === 'write')
    return (
      <ReviewForm
        programId={programId}
        review={review}
        onDone={(written) => {
          if (written) onChanged(written);
          setDoing('read');
        }}
      />
    );
  if (!review)
    return (
      <div>
        <Button look="quiet" onClick={() => setDoing('write')}>
          {t('write')}
        </Button>
      </div>
    );
  return (
    <div className="rounded-card border border-line bg-raised p-5">
      <p className="mb-3 text-14 font-semibold text-ink-soft">{t('yours')}</p>
      <ReviewBody review={review} creator={creator}>
        <div className="-ms-3 flex flex-wrap gap-1">
          <Button look="plain" className="px-3 text-14" onClick={() => setDoing('write')}>
            {t('change')}
          </Button>
          <Button look="plain" className="px-3 text-14" onClick={() => setDoing('delete')}>
            {t('remove')}
          </Button>
        </div>
      </ReviewBody>
      <ConfirmDialog
        open={doing === 'delete'}
        title={t('removeTitle')}
        text={t('removeText')}
        keep={t('cancel')}
        confirm={t('remove')}
        pending={removing}
        onConfirm={remove}
        onClose={() => setDoing('read')}
      />
    </div>
  );
}
