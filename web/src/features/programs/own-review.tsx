import type { Review } from '@regimen/contract/reviews.ts';
import { useState } from 'react';
import { api } from '../../api.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { showFlash } from '../../shell/flash.ts';
import { useAction } from '../../shell/use-action.ts';
import { useForm } from '../../shell/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { ChoiceField } from '../../ui/choice-field.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { TextArea } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { reviewTexts } from './program-texts.ts';
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

const ratings = ['1', '2', '3', '4', '5'] as const;

function ReviewForm({
  programId,
  review,
  onDone,
}: {
  programId: string;
  review: Review | null;
  onDone: (review: Review | null) => void;
}) {
  const t = useTexts(reviewTexts);
  const [rating, setRating] = useState<(typeof ratings)[number]>(
    (review ? String(review.rating) : '5') as (typeof ratings)[number],
  );
  const form = useForm<'body'>(async ({ body }) => {
    const written = { rating: Number(rating), body };
    const saved = await api('PUT catalog/{id}/review', { params: { id: programId }, body: written });
    showFlash({ tone: 'success', message: t('published') });
    onDone(saved);
  });
  return (
    <div className="rounded-card border border-line bg-raised p-5">
      <Form
        form={form}
        actions={
          <>
            <Button type="submit" pending={form.pending}>
              {t(review ? 'save' : 'publish')}
            </Button>
            <Button look="plain" onClick={() => onDone(null)}>
              {t('cancel')}
            </Button>
          </>
        }
      >
        <ChoiceField
          label={t('stars')}
          choices={ratings.map((value) => ({ value, label: t('starsOf', { n: Number(value) }) }))}
          value={rating}
          onChange={setRating}
        />
        <TextArea
          {...form.field('body')}
          label={t('body')}
          help={t('bodyHelp')}
          optional={t('optional')}
          defaultValue={review?.body ?? ''}
          maxLength={2_000}
          rows={4}
        />
      </Form>
    </div>
  );
}
