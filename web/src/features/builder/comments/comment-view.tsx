import type { Comment } from '@regimen/contract/comments.ts';
import { useState } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Avatar } from '../../../shared/person/avatar.tsx';
import { Time } from '../../../shell/time.tsx';
import { useAction } from '../../../shell/use-action.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useReturnFocus } from '../../../ui/use-return-focus.ts';
import { CommentForm } from './comment-form.tsx';
import { texts } from './texts.ts';
import { useCommentActions } from './use-comments.ts';

/** One remark or answer, with what its author may do to it. `children`: what else can be done. */
export function CommentView({
  comment,
  answers = 0,
  children,
}: {
  comment: Comment;
  answers?: number;
  children?: React.ReactNode;
}) {
  const t = useTexts(texts);
  const actions = useCommentActions();
  const [doing, setDoing] = useState<'read' | 'edit' | 'delete'>('read');
  const editButton = useReturnFocus<HTMLButtonElement>(doing === 'edit');
  const [remove, removing] = useAction(() => actions.remove(comment.id));
  return (
    <article aria-label={t('by', { name: comment.author.full_name })} className="grid gap-1.5">
      <p className="flex items-center gap-2 text-14">
        <Avatar name={comment.author.full_name} size={24} />
        <span className="min-w-0 truncate font-semibold">
          <bdi>{comment.author.full_name}</bdi>
        </span>
        <span className="shrink-0 text-ink-faint">
          <Time at={comment.createdAt} />
          {comment.editedAt && ` · ${t('edited')}`}
        </span>
      </p>
      {doing === 'edit' ? (
        <CommentForm
          label={t('write')}
          send={t('save')}
          initial={comment.body}
          focus
          onSend={async (body) => {
            await actions.change(comment.id, body);
            setDoing('read');
          }}
          onCancel={() => setDoing('read')}
        />
      ) : (
        <>
          <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
            {comment.body}
          </p>
          <div className="-mx-2 flex flex-wrap gap-x-1">
            {children}
            {comment.can.edit && (
              <>
                <SmallButton ref={editButton} onClick={() => setDoing('edit')}>
                  {t('edit')}
                </SmallButton>
                <SmallButton onClick={() => setDoing('delete')}>{t('remove')}</SmallButton>
              </>
            )}
          </div>
        </>
      )}
      <ConfirmDialog
        open={doing === 'delete'}
        title={t('removeTitle')}
        text={answers > 0 ? t('removeWithAnswers', { n: answers }) : t('removeText')}
        keep={t('keep')}
        confirm={t('remove')}
        pending={removing}
        onConfirm={remove}
        onClose={() => setDoing('read')}
      />
    </article>
  );
}

/** What one can do to a remark stands small beneath it. */
export function SmallButton(props: React.ComponentProps<'button'>) {
  return (
    <button
      type="button"
      {...props}
      className="inline-flex min-h-8 items-center gap-1.5 rounded-control px-2 text-14 text-ink-soft transition-colors duration-120 hover:bg-sunken hover:text-ink aria-disabled:opacity-70"
    />
  );
}
