import { isExpert } from '@regimen/contract/roles.ts';
import { useEffect, useState } from 'react';
import { useLoaderData, useNavigate, useSearchParams } from 'react-router';
import { api } from '../../api.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { latePart } from '../../shell/late-part.tsx';
import { pageData } from '../../shell/page-data.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { useAction } from '../../shell/use-action.ts';
import { useMounted } from '../../shell/use-mounted.ts';
import { useViewer } from '../../shell/use-shell.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PlusIcon } from '../../ui/icons.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { ChatList, useChats } from './chat-list.tsx';
import { InboxTabs } from './inbox-tabs.tsx';
import { MessageSearch } from './message-search.tsx';
import { NewChat } from './new-chat.tsx';
import { texts } from './texts.ts';

// Only experts have one.
const LateInbox = latePart(() => import('./inbox.tsx'));

const page = pageData(({ startApi }) => startApi('GET chats', { query: {} }));
export const loader = page.loader;
export const clientLoader = page.clientLoader;

/** Whoever was to sign in before they could write to somebody goes on to that conversation. */
function useWriteTo(userId: string | null): void {
  const navigate = useNavigate();
  const [start] = useAction(async (id: string) => {
    // Whether it opens or not, going back does not try again.
    await navigate(paths.messages, { replace: true });
    const room = await api('POST chats', { body: { userIds: [id] } });
    await navigate(paths.chat(room.id), { replace: true });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each person
  useEffect(() => {
    if (userId) void start(userId);
  }, [userId]);
}

export default function MessagesPage() {
  const chats = useChats(useLoaderData<typeof clientLoader>());
  const t = useTexts(texts);
  const [isNew, setNew] = useState(false);
  const start = (
    <Button onClick={() => setNew(true)}>
      <PlusIcon />
      {t('newMessage')}
    </Button>
  );
  const forExpert = isExpert(useViewer()?.roles ?? []);
  const mounted = useMounted();
  const params = useSearchParams()[0];
  const isInbox = params.get('show') === 'inbox' && forExpert;
  useWriteTo(params.get('to'));
  const isEmpty = chats.data.data.length === 0;
  return (
    <>
      <PageHead title={t('title')} noIndex />
      <div className="flex flex-wrap items-start justify-between gap-x-6">
        <PageTitle title={t('title')} lead={t(forExpert ? 'leadForExpert' : 'lead')} />
        {!isEmpty && <div className="mb-6">{start}</div>}
      </div>
      {forExpert && <InboxTabs isInbox={isInbox} />}
      {isInbox ? (
        mounted && <LateInbox.Part />
      ) : isEmpty ? (
        <EmptyState title={t('emptyTitle')} help={t(forExpert ? 'emptyHelpForExpert' : 'emptyHelp')}>
          {start}
        </EmptyState>
      ) : (
        <MessageSearch rooms={chats.data.data}>
          <ChatList chats={chats} />
        </MessageSearch>
      )}
      {isNew && <NewChat rooms={chats.data.data} onClose={() => setNew(false)} />}
    </>
  );
}
