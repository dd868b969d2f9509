import { stepName } from '@regimen/contract/protocol-words/names.ts';
import { findNode } from '@regimen/engine/graph.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { useAction } from '../../../shell/use-action.ts';
import { CheckIcon } from '../../../ui/shell-icons.tsx';
import { useReturnFocus } from '../../../ui/use-return-focus.ts';
import { useMay } from '../draft/use-card.ts';
import { useProtocol } from '../draft/use-draft.ts';
import { useStepLink } from '../step-link.ts';
import { CommentForm } from './comment-form.tsx';
import { CommentView, SmallButton } from './comment-view.tsx';
import { texts } from './texts.ts';
import type { Thread } from './threads.ts';
import { useCommentActions } from './use-comments.ts';

/** A remark, the answers to it, and what can be done about it. */
export function ThreadView({ thread, showPlace }: { thread: Thread; showPlace: boolean }) {
  const t = useTexts(texts);
  const actions = useCommentActions();
  const mayComment = useMay('comment');
  const [replying, setReplying] = useState(false);
  const replyButton = useReturnFocus<HTMLButtonElement>(replying);
  const { remark, answers } = thread;
  const resolved = remark.resolvedAt !== null;
  const [resolve] = useAction(() => actions.resolve(remark.id, !resolved));
  return (
    <li className="grid gap-3 rounded-card border border-line bg-raised p-4">
      {showPlace && <Place nodeId={remark.nodeId} />}
      <CommentView comment={remark} answers={answers.length}>
        {mayComment && (
          <>
            {!resolved && (
              <SmallButton ref={replyButton} onClick={() => setReplying(true)}>
                {t('reply')}
              </SmallButton>
            )}
            <SmallButton onClick={resolve}>
              {!resolved && <CheckIcon size={15} />}
              {t(resolved ? 'reopen' : 'resolve')}
            </SmallButton>
          </>
        )}
      </CommentView>
      {answers.length > 0 && (
        <ul className="grid gap-3 border-s-2 border-line ps-3">
          {answers.map((answer) => (
            <li key={answer.id}>
              <CommentView comment={answer} />
            </li>
          ))}
        </ul>
      )}
      {replying && (
        <CommentForm
          label={t('yourReply')}
          send={t('postReply')}
          focus
          onSend={async (body) => {
            await actions.add(remark.nodeId, remark.id, body);
            setReplying(false);
          }}
          onCancel={() => setReplying(false)}
        />
      )}
    </li>
  );
}

/** Which step it is about: a way there, or that it is gone. */
function Place({ nodeId }: { nodeId: string | null }) {
  const t = useTexts(texts);
  const locale = useLocale();
  const protocol = useProtocol();
  const stepLink = useStepLink();
  const node = nodeId === null ? undefined : findNode(protocol, nodeId);
  if (!node)
    return <p className="text-14 text-ink-soft">{t(nodeId === null ? 'wholeProtocol' : 'stepGone')}</p>;
  return (
    <p className="truncate text-14">
      <Link
        to={stepLink(node.id)}
        className="font-medium text-primary-text underline-offset-4 hover:underline"
      >
        <bdi>{stepName(node, locale)}</bdi>
      </Link>
    </p>
  );
}
