import type { FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { comeBackTo } from '../../shell/session.ts';
import { useForm } from '../../shell/use-form.ts';
import { useViewer } from '../../shell/use-shell.ts';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { Notice } from '../../ui/notice.tsx';
import { askTexts } from './ask-texts.ts';
import { emptyDraft, type Question, type QuestionDraft } from './drafts.ts';
import { QuestionFields, useQuestionCheck } from './question-fields.tsx';
import type { QuestionDraftInHand } from './use-question-draft.ts';

interface AskFormProps {
  /** What this browser kept from the last time. */
  kept: QuestionDraft | null;
  inHand: QuestionDraftInHand;
}

export function AskForm({ kept, inHand }: AskFormProps) {
  const t = useTexts(askTexts);
  const isGuest = useViewer() === null;
  const navigate = useNavigate();
  const check = useQuestionCheck();
  const form = useForm<keyof Question>(async (values) => {
    const question = questionOf(values);
    check(question);
    if (!isGuest) return inHand.send(question);
    inHand.note(question);
    comeBackTo(paths.ask);
    await navigate('/login');
  });
  const noting = {
    ...form,
    props: {
      ...form.props,
      onInput: (event: FormEvent<HTMLFormElement>) => {
        form.props.onInput(event);
        inHand.note(questionOf(Object.fromEntries(new FormData(event.currentTarget))));
      },
    },
  };
  return (
    <div className="grid content-start gap-6">
      {isGuest && (
        <Notice title={t('guestTitle')}>
          <p className="max-w-measure">{t('guestText')}</p>
        </Notice>
      )}
      {kept && (
        <p
          role="status"
          className="flex flex-wrap items-center justify-between gap-x-4 text-14 text-ink-soft"
        >
          {t('draftBack')}
          <Button look="plain" className="-me-3 px-3 text-14" onClick={inHand.forget}>
            {t('discard')}
          </Button>
        </p>
      )}
      <Form
        form={noting}
        actions={
          <Button type="submit" pending={form.pending}>
            {form.pending ? t('sending') : t(isGuest ? 'signInToSend' : 'send')}
          </Button>
        }
      >
        <QuestionFields form={form} initial={kept?.question ?? emptyDraft.question} />
      </Form>
    </div>
  );
}

const questionOf = (values: Record<string, unknown>): Question => ({
  title: String(values.title ?? ''),
  category: String(values.category ?? ''),
  body: String(values.body ?? ''),
});
