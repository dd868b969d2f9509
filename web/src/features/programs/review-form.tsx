import type { Review, ReviewName } from '@regimen/contract/reviews.ts';
import { useState } from 'react';
import { api } from '../../api.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { star } from '../../shared/catalog/rating.tsx';
import { checkFields } from '../../shell/attempt.ts';
import { showFlash } from '../../shell/flash.ts';
import { Unsaved } from '../../shell/unsaved.tsx';
import { useForm } from '../../shell/use-form.ts';
import { useViewer } from '../../shell/use-shell.ts';
import { Button } from '../../ui/button.tsx';
import { ChoiceField } from '../../ui/choice-field.tsx';
import { TextArea, TextField } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { reviewTexts } from './review-texts.ts';

const ratings = ['1', '2', '3', '4', '5'] as const;
/** As `longestPseudonym` of the contract, whose values stay out of the browser. */
const longestPseudonym = 40;

interface ReviewFormProps {
  programId: string;
  review: Review | null;
  onDone: (review: Review | null) => void;
}

/** Stars, words, and by what name: without one unless somebody wants it otherwise. */
export function ReviewForm({ programId, review, onDone }: ReviewFormProps) {
  const t = useTexts(reviewTexts);
  const viewer = useViewer();
  // Nobody's opinion is chosen for them: a new one starts without stars.
  const [rating, setRating] = useState<(typeof ratings)[number] | ''>(
    (review ? String(review.rating) : '') as (typeof ratings)[number] | '',
  );
  const [as, setAs] = useState<ReviewName>(review?.author.as ?? 'nobody');
  const form = useForm<'rating' | 'body' | 'pseudonym'>(async ({ body, pseudonym = '' }) => {
    checkFields({ rating: rating === '' && t('needStars') });
    const written = { rating: Number(rating), body, as, pseudonym };
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
          choices={ratings.map((value) => ({
            value,
            label: (
              <>
                <span aria-hidden="true" className="inline-flex items-center gap-1">
                  {value} {star}
                </span>
                <span className="sr-only">{t('starsOf', { n: Number(value) })}</span>
              </>
            ),
          }))}
          value={rating}
          error={form.field('rating').error}
          onChange={(value) => {
            setRating(value);
            form.clear('rating');
          }}
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
        <ChoiceField
          label={t('from')}
          look="list"
          choices={[
            { value: 'nobody', label: t('aFollower'), help: t('aFollowerHelp') },
            { value: 'pseudonym', label: t('madeUp') },
            { value: 'name', label: t('myName', { name: viewer?.full_name ?? '' }) },
          ]}
          value={as}
          onChange={setAs}
        />
        {as === 'pseudonym' && (
          <TextField
            {...form.field('pseudonym')}
            label={t('pseudonym')}
            help={t('pseudonymHelp')}
            defaultValue={review?.author.as === 'pseudonym' ? (review.author.name ?? '') : ''}
            maxLength={longestPseudonym}
            autoComplete="off"
          />
        )}
        <Unsaved form={form} />
      </Form>
    </div>
  );
}
