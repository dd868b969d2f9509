import type { OpenDiscussion } from '@regimen/contract/discussions.ts';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../api.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { BookmarkButton } from '../../shared/catalog/bookmark-button.tsx';
import { showFlash } from '../../shell/flash.ts';
import { useAction } from '../../shell/use-action.ts';
import { useCall } from '../../shell/use-call.ts';
import { useMounted } from '../../shell/use-mounted.ts';
import { useOpenPages } from '../../shell/use-open-pages.ts';
import { useViewer } from '../../shell/use-shell.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { SafeHtml } from '../../ui/safe-html.tsx';
import { AuthorLine } from './author-line.tsx';
import { EditQuestion } from './edit-question.tsx';
import { threadTexts } from './thread-texts.ts';

// Guests do not download it.
const AskAbout = lazy(() =>
  import('../../shared/ask-about/ask-about.tsx').catch(() => ({ default: () => null })),
);

interface QuestionViewProps {
  discussion: OpenDiscussion;
  onChanged: (discussion: OpenDiscussion) => void;
}

export function QuestionView({ discussion, onChanged }: QuestionViewProps) {
  const [doing, setDoing] = useState<'read' | 'edit' | 'delete'>('read');
  const { can } = discussion;
  return (
    <article className="grid gap-5">
      <h1 dir="auto" className="text-28 md:text-36">
        {discussion.title}
      </h1>
      <AuthorLine author={discussion.author} at={discussion.createdAt} editedAt={discussion.editedAt} />
      {doing === 'edit' ? (
        <EditQuestion
          discussion={discussion}
          onDone={(changed) => {
            if (changed) onChanged(changed);
            setDoing('read');
          }}
        />
      ) : (
        <>
          <SafeHtml html={discussion.html} className="text-18" />
          {(can.edit || can.delete) && <OwnerActions can={can} choose={setDoing} />}
          <div className="flex flex-wrap items-center gap-x-2">
            <QuestionBookmark id={discussion.id} />
            <AskAuthor discussion={discussion} />
          </div>
        </>
      )}
      {can.delete && (
        <DeleteQuestion discussion={discussion} open={doing === 'delete'} onClose={() => setDoing('read')} />
      )}
    </article>
  );
}

/** For whoever may write to others, and is not the author themselves. */
function AskAuthor({ discussion: { id, author } }: Pick<QuestionViewProps, 'discussion'>) {
  const viewer = useViewer();
  const mounted = useMounted();
  if (!mounted || viewer?.email_verified_at == null || viewer.id === author.id) return null;
  return (
    <Suspense>
      <AskAbout about={{ kind: 'discussion', id }} />
    </Suspense>
  );
}

function OwnerActions({
  can,
  choose,
}: {
  can: OpenDiscussion['can'];
  choose: (what: 'edit' | 'delete') => void;
}) {
  const t = useTexts(threadTexts);
  return (
    <div className="-ms-3 flex flex-wrap gap-1">
      {can.edit && (
        <Button look="plain" className="px-3 text-14" onClick={() => choose('edit')}>
          {t('editQuestion')}
        </Button>
      )}
      {can.delete && (
        <Button look="plain" className="px-3 text-14" onClick={() => choose('delete')}>
          {t('deleteQuestion')}
        </Button>
      )}
    </div>
  );
}

interface DeleteQuestionProps {
  discussion: OpenDiscussion;
  open: boolean;
  onClose: () => void;
}

function DeleteQuestion({ discussion, open, onClose }: DeleteQuestionProps) {
  const t = useTexts(threadTexts);
  const navigate = useNavigate();
  const { id, answersCount: n } = discussion;
  const [remove, removing] = useAction(async () => {
    await api('DELETE discussions/{id}', { params: { id } });
    showFlash({ tone: 'success', message: t('questionDeleted') });
    await navigate(paths.discussions, { replace: true });
  });
  return (
    <ConfirmDialog
      open={open}
      title={t('deleteQuestionTitle')}
      text={n === 0 ? t('deleteQuestionAlone') : t('deleteQuestionWith', { n })}
      keep={t('keep')}
      confirm={t('deleteQuestion')}
      pending={removing}
      onConfirm={remove}
      onClose={onClose}
    />
  );
}

/** Whether a question is kept does not come with it: it is the same for everybody. */
function QuestionBookmark({ id }: { id: string }) {
  const mayKeep = useOpenPages()('/bookmarks');
  const params = { kind: 'discussion' as const, id };
  const { data } = useCall('GET bookmarks/{kind}/{id}', mayKeep ? { params } : null);
  return <BookmarkButton kind="discussion" id={id} isBookmarked={data?.isBookmarked} />;
}
