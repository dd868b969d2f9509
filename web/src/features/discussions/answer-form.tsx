import type { Answer } from '@regimen/contract/discussions.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { api } from '../../api.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Unsaved } from '../../shell/unsaved.tsx';
import { useForm } from '../../shell/use-form.ts';
import { useViewer } from '../../shell/use-shell.ts';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { useDrafts } from './browser-drafts.ts';
import { FormattingHelp } from './formatting-help.tsx';
import { longestBody } from './question-fields.tsx';
import { texts } from './texts.ts';
import { threadTexts } from './thread-texts.ts';

/** What is typed is kept in this browser until it is posted: a session may end while somebody writes. */
export function NewAnswer({
  discussionId,
  onPosted,
}: {
  discussionId: string;
  onPosted: (answer: Answer) => void;
}) {
  const t = useTexts(threadTexts);
  const drafts = useDrafts();
  const viewerId = useViewer()?.id ?? null;
  const [round, setRound] = useState(0);
  const [draft, setDraft] = useState('');
  useEffect(() => {
    const kept = drafts.answer(viewerId, discussionId);
    if (!kept) return;
    setDraft(kept);
    setRound((before) => before + 1);
  }, [drafts, viewerId, discussionId]);
  return (
    <AnswerForm
      key={round}
      initial={draft}
      onTyped={(body) => drafts.keepAnswer(viewerId, discussionId, body)}
      send={async (body) => {
        const posted = await api('POST discussions/{id}/answers', {
          params: { id: discussionId },
          body: { body },
        });
        drafts.keepAnswer(viewerId, discussionId, '');
        setDraft('');
        setRound(round + 1);
        onPosted(posted);
      }}
      words={[t('post'), t('posting')]}
    />
  );
}

interface EditAnswerProps {
  discussionId: string;
  answer: Answer;
  onDone: (changed?: Answer) => void;
}

export function EditAnswer({ discussionId, answer, onDone }: EditAnswerProps) {
  const t = useTexts(threadTexts);
  const shared = useTexts(texts);
  return (
    <AnswerForm
      initial={answer.body}
      send={async (body) => {
        const params = { id: discussionId, answer: answer.id };
        onDone(await api('PUT discussions/{id}/answers/{answer}', { params, body: { body } }));
      }}
      words={[t('save'), t('saving')]}
    >
      <Button look="quiet" onClick={() => onDone()}>
        {shared('cancel')}
      </Button>
    </AnswerForm>
  );
}

interface AnswerFormProps {
  initial: string;
  send: (body: string) => Promise<void>;
  /** Keeps what is typed; without it, leaving is asked about. */
  onTyped?: (body: string) => void;
  /** Of the button, at rest and while it works. */
  words: [rest: string, working: string];
  children?: ReactNode;
}

function AnswerForm({ initial, send, onTyped, words, children }: AnswerFormProps) {
  const t = useTexts(threadTexts);
  const form = useForm<'body'>(({ body }) => send(body));
  return (
    <Form
      form={form}
      actions={
        <>
          <Button type="submit" pending={form.pending}>
            {words[form.pending ? 1 : 0]}
          </Button>
          {children}
        </>
      }
    >
      <TextArea
        {...form.field('body')}
        label={t('yourAnswer')}
        help={t('yourAnswerHelp')}
        dir="auto"
        rows={6}
        maxLength={longestBody}
        defaultValue={initial}
        onChange={({ target }) => onTyped?.(target.value)}
      />
      <FormattingHelp />
      {!onTyped && <Unsaved form={form} />}
    </Form>
  );
}
