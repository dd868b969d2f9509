import { useLoaderData } from 'react-router';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { pageData } from '../../shell/page-data.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { comeBackTo } from '../../shell/session.ts';
import { useOpenPages } from '../../shell/use-open-pages.ts';
import { useViewer } from '../../shell/use-shell.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { ChatRow } from './chat-list.tsx';
import { discussionMessagesTexts } from './discussion-messages-texts.ts';

const page = pageData(async ({ api, viewer }) =>
  viewer?.email_verified_at ? (await api('GET chats/discussions')).data : null,
);
export const loader = page.loader;
export const clientLoader = page.clientLoader;

/** Conversations that began with a discussion. */
export default function DiscussionMessagesPage() {
  const rooms = useLoaderData<typeof clientLoader>();
  const t = useTexts(discussionMessagesTexts);
  const viewer = useViewer();
  const isOpen = useOpenPages();
  return (
    <>
      <PageHead title={t('title')} noIndex />
      <PageTitle title={t('title')} lead={t('lead')} />
      {!viewer ? (
        <EmptyState title={t('guestTitle')} help={t('guestHelp')}>
          {isOpen('/login') && (
            <LinkButton to="/login" onClick={() => comeBackTo(paths.discussionMessages)}>
              {t('signIn')}
            </LinkButton>
          )}
        </EmptyState>
      ) : !rooms || rooms.length === 0 ? (
        <EmptyState title={t('emptyTitle')} help={t('emptyHelp')}>
          <LinkButton to={paths.discussions}>{t('toDiscussions')}</LinkButton>
        </EmptyState>
      ) : (
        <ul aria-label={t('title')} className="grid grid-cols-1 gap-0.5">
          {rooms.map((room) => (
            <li key={room.id}>
              <ChatRow room={room} isCurrent={false} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
