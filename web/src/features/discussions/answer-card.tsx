import type { Answer, OpenDiscussion } from '@regimen/contract/discussions.ts';
import { useState } from 'react';
import { api } from '../../api.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { showFlash } from '../../shell/flash.ts';
import { useAction } from '../../shell/use-action.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { SafeHtml } from '../../ui/safe-html.tsx';
import { CheckIcon } from '../../ui/shell-icons.tsx';
import { EditAnswer } from './answer-form.tsx';
import { AuthorLine } from './author-line.tsx';
import { texts } from './texts.ts';
import { threadTexts } from './thread-texts.ts';

export const answerElementId = (id: string) => `answer-${id}`;

interface AnswerCardProps {
  answer: Answer;
  discussion: OpenDiscussion;
  onChanged: (answer: Answer) => void;
  onDeleted: (id: string) => void;
  onAccepted: (discussion: OpenDiscussion, answerId: string) => void;
}

export function AnswerCard({ answer, discussion, onChanged, onDeleted, onAccepted }: AnswerCardProps) {
  const t = useTexts(texts);
  const own = useTexts(threadTexts);
  const [doing, setDoing] = useState<'read' | 'edit' | 'delete'>('read');
  return (
    <li
      id={answerElementId(answer.id)}
      tabIndex={-1}
      className={`grid gap-4 rounded-card border bg-raised p-5 md:p-6 ${answer.accepted ? 'border-success-line' : 'border-line'}`}
    >
      <div className="flex flex-wrap items-start justify-between gap-3">
        <AuthorLine author={answer.author} at={answer.createdAt} editedAt={answer.editedAt} Name="h3" />
        {answer.accepted && (
          <Badge tone="success">
            <CheckIcon size={14} />
            {t('accepted')}
          </Badge>
        )}
      </div>
      {doing === 'edit' ? (
        <EditAnswer
          discussionId={discussion.id}
          answer={answer}
          onDone={(changed) => {
            if (changed) onChanged(changed);
            setDoing('read');
          }}
        />
      ) : (
        <>
          <SafeHtml html={answer.html} />
          <Actions answer={answer} discussion={discussion} onAccepted={onAccepted} choose={setDoing} />
        </>
      )}
      {answer.can.delete && (
        <DeleteAnswer
          open={doing === 'delete'}
          answer={answer}
          discussionId={discussion.id}
          onDeleted={onDeleted}
          onClose={() => setDoing('read')}
        />
      )}
      {answer.accepted && <p className="sr-only">{own('acceptedBy')}</p>}
    </li>
  );
}

function Actions({
  answer,
  discussion,
  onAccepted,
  choose,
}: Pick<AnswerCardProps, 'answer' | 'discussion' | 'onAccepted'> & {
  choose: (what: 'edit' | 'delete') => void;
}) {
  const t = useTexts(threadTexts);
  const [accept, accepting] = useAction(async () => {
    const answerId = answer.accepted ? null : answer.id;
    const params = { id: discussion.id };
    onAccepted(await api('PUT discussions/{id}/accepted-answer', { params, body: { answerId } }), answer.id);
  });
  const { can } = answer;
  if (!can.edit && !can.delete && !discussion.can.accept) return null;
  const small = 'px-3 text-14';
  return (
    <div className="-mx-3 -mb-2 flex flex-wrap gap-1">
      {discussion.can.accept && (
        <Button look="plain" className={small} pending={accepting} onClick={accept}>
          {!answer.accepted && <CheckIcon size={16} />}
          {t(answer.accepted ? 'takeBack' : 'accept')}
        </Button>
      )}
      {can.edit && (
        <Button look="plain" className={small} onClick={() => choose('edit')}>
          {t('editAnswer')}
        </Button>
      )}
      {can.delete && (
        <Button look="plain" className={small} onClick={() => choose('delete')}>
          {t('deleteAnswer')}
        </Button>
      )}
    </div>
  );
}

interface DeleteAnswerProps {
  open: boolean;
  answer: Answer;
  discussionId: string;
  onDeleted: (id: string) => void;
  onClose: () => void;
}

function DeleteAnswer({ open, answer, discussionId, onDeleted, onClose }: DeleteAnswerProps) {
  const t = useTexts(threadTexts);
  const [remove, removing] = useAction(async () => {
    const params = { id: discussionId, answer: answer.id };
    await api('DELETE discussions/{id}/answers/{answer}', { params });
    showFlash({ tone: 'success', message: t('answerDeleted') });
    onDeleted(answer.id);
  });
  return (
    <ConfirmDialog
      open={open}
      title={t('deleteAnswerTitle')}
      text={t(answer.accepted ? 'deleteAcceptedAnswer' : 'deleteAnswerPlain')}
      keep={t('keep')}
      confirm={t('deleteAnswer')}
      pending={removing}
      onConfirm={remove}
      onClose={onClose}
    />
  );
}
