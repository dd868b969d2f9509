import type { PublicProgram } from '@regimen/contract/catalog.ts';
import type { Review } from '@regimen/contract/reviews.ts';
import { useState } from 'react';
import { api } from '../../api.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useAction } from '../../shell/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { OwnReview } from './own-review.tsx';
import { reviewTexts } from './review-texts.ts';
import { ReviewView } from './review-view.tsx';
import { Section } from './section.tsx';
import { StarBars } from './star-bars.tsx';
import { WhenToReview } from './when-to-review.tsx';

interface FirstPage {
  data: Review[];
  meta: { next: string | null };
  stars: number[];
  mine: Review | null;
}

/** What followers say; one's own stands first. Who may not write one yet is told from when. */
export function Reviews({
  program,
  first,
  token,
}: {
  program: PublicProgram;
  first: FirstPage;
  token: string | undefined;
}) {
  const t = useTexts(reviewTexts);
  const { id, viewer } = program;
  const [stars, setStars] = useState(first.stars);
  const [mine, setMine] = useState(first.mine);
  const [list, setList] = useState(first.data);
  const [next, setNext] = useState(first.meta.next);
  const [loadMore, loading] = useAction(async () => {
    const query = { ...(next && { cursor: next }), ...(token && { token }) };
    const page = await api('GET catalog/{id}/reviews', { params: { id }, query });
    setList((before) => [...before, ...page.data]);
    setNext(page.meta.next);
  });
  const changeMine = (review: Review | null) => {
    setStars((before) =>
      before.map(
        (count, index) =>
          count - (mine?.rating === index + 1 ? 1 : 0) + (review?.rating === index + 1 ? 1 : 0),
      ),
    );
    setMine(review);
  };
  const change = (review: Review) =>
    setList((before) => before.map((each) => (each.id === review.id ? review : each)));
  const count = stars.reduce((sum, each) => sum + each, 0);
  const creator = program.creator.full_name;
  return (
    <Section id="reviews" title={t('title')}>
      {count > 0 ? <StarBars stars={stars} /> : <p className="text-ink-soft">{t('none')}</p>}
      <div className="mt-6 grid gap-6">
        {viewer.reviewing.state === 'may' ? (
          <OwnReview programId={id} review={mine} onChanged={changeMine} creator={creator} />
        ) : (
          <p className="text-14 text-ink-soft">
            <WhenToReview reviewing={viewer.reviewing} />
          </p>
        )}
        {list.length > 0 && (
          <ul className="grid gap-6">
            {list.map((review) => (
              <ReviewView
                key={review.id}
                programId={id}
                review={review}
                creator={creator}
                canReply={viewer.canReply}
                onChanged={change}
              />
            ))}
          </ul>
        )}
        {next && (
          <div>
            <Button look="quiet" pending={loading} onClick={loadMore}>
              {t('more')}
            </Button>
          </div>
        )}
      </div>
    </Section>
  );
}
