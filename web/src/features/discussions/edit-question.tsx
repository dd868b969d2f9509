import type { DiscussionCategory, OpenDiscussion } from '@regimen/contract/discussions.ts';
import { api } from '../../api.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Unsaved } from '../../shell/unsaved.tsx';
import { useForm } from '../../shell/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import type { Question } from './drafts.ts';
import { QuestionFields, useQuestionCheck } from './question-fields.tsx';
import { texts } from './texts.ts';
import { threadTexts } from './thread-texts.ts';

interface EditQuestionProps {
  discussion: OpenDiscussion;
  /** With the question as it is now, or nothing when it stays as it was. */
  onDone: (changed?: OpenDiscussion) => void;
}

export function EditQuestion({ discussion, onDone }: EditQuestionProps) {
  const t = useTexts(texts);
  const own = useTexts(threadTexts);
  const check = useQuestionCheck();
  const form = useForm<keyof Question>(async ({ title, category, body }) => {
    check({ title, category, body });
    const changed = await api('PUT discussions/{id}', {
      params: { id: discussion.id },
      body: { title, category: category as DiscussionCategory, body },
    });
    onDone(changed);
  });
  return (
    <Form
      form={form}
      actions={
        <>
          <Button type="submit" pending={form.pending}>
            {own(form.pending ? 'saving' : 'save')}
          </Button>
          <Button look="quiet" onClick={() => onDone()}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      <QuestionFields form={form} initial={discussion} />
      <Unsaved form={form} />
    </Form>
  );
}
