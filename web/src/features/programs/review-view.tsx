import type { Review } from '@regimen/contract/reviews.ts';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { Avatar } from '../../shared/person/avatar.tsx';
import { Time } from '../../shell/time.tsx';
import { Button } from '../../ui/button.tsx';
import { ReplyForm } from './late.ts';
import { reviewTexts } from './review-texts.ts';
import { Stars } from './stars.tsx';

interface ReviewViewProps {
  programId: string;
  review: Review;
  creator: string;
  canReply: boolean;
  onChanged: (review: Review) => void;
}

export function ReviewView({ programId, review, creator, canReply, onChanged }: ReviewViewProps) {
  const t = useTexts(reviewTexts);
  const [replying, setReplying] = useState(false);
  return (
    <li>
      <ReviewBody review={review} creator={creator}>
        {canReply && !replying && (
          <Button look="plain" className="-ms-3 px-3 text-14" onClick={() => setReplying(true)}>
            {t(review.reply ? 'changeReply' : 'reply')}
          </Button>
        )}
        {replying && (
          <ReplyForm
            programId={programId}
            review={review}
            onDone={(changed) => {
              if (changed) onChanged(changed);
              setReplying(false);
            }}
          />
        )}
      </ReviewBody>
    </li>
  );
}

/** The words, the stars, and what the creator answered. */
export function ReviewBody({
  review,
  creator,
  children,
}: {
  review: Review;
  creator: string;
  children?: ReactNode;
}) {
  const t = useTexts(reviewTexts);
  const { author, reply } = review;
  const name = author.name ?? t('aFollower');
  return (
    <article className="grid gap-3">
      <div className="flex items-center gap-3">
        <Avatar name={name} size={40} />
        <div className="leading-heading">
          <h3 className="text-16">
            <bdi>{name}</bdi>
          </h3>
          <p className="mt-1 flex flex-wrap items-center gap-x-2 text-14 text-ink-soft">
            <Stars rating={review.rating} />
            <Time at={review.createdAt} />
            {review.editedAt && <span>{t('edited')}</span>}
          </p>
        </div>
      </div>
      {review.body && (
        <p dir="auto" className="max-w-measure whitespace-pre-line">
          {review.body}
        </p>
      )}
      {reply && (
        <div className="grid gap-1 rounded-control border-s-2 border-primary-line bg-sunken p-4">
          <p className="text-14 text-ink-soft">
            <span className="font-medium">{t('answered', { name: creator })}</span> · <Time at={reply.at} />
          </p>
          <p dir="auto" className="whitespace-pre-line">
            {reply.body}
          </p>
        </div>
      )}
      {children}
    </article>
  );
}
