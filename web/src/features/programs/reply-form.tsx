import type { Review } from '@regimen/contract/reviews.ts';
import { api } from '../../api.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Unsaved } from '../../shell/unsaved.tsx';
import { useForm } from '../../shell/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { reviewTexts } from './review-texts.ts';

export function ReplyForm({
  programId,
  review,
  onDone,
}: {
  programId: string;
  review: Review;
  onDone: (review: Review | null) => void;
}) {
  const t = useTexts(reviewTexts);
  const form = useForm<'body'>(async ({ body }) => {
    const params = { id: programId, review: review.id };
    onDone(await api('PUT catalog/{id}/reviews/{review}/reply', { params, body: { body } }));
  });
  return (
    <Form
      form={form}
      actions={
        <>
          <Button type="submit" pending={form.pending}>
            {t('saveReply')}
          </Button>
          <Button look="plain" onClick={() => onDone(null)}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      <TextArea
        {...form.field('body')}
        label={review.author.name ? t('replyLabel', { name: review.author.name }) : t('replyToFollower')}
        help={t('replyHelp')}
        optional={t('optional')}
        defaultValue={review.reply?.body ?? ''}
        maxLength={2_000}
        rows={3}
      />
      <Unsaved form={form} />
    </Form>
  );
}
