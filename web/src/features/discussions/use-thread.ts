import type { OpenDiscussion } from '@regimen/contract/discussions.ts';
import { useCallback, useMemo, useRef, useState } from 'react';
import { quietApi } from '../../api.ts';
import { useVisitorWatch } from '../../realtime/use-visitor-watch.ts';
import { type Answer, tell, useCall } from '../../shell/use-call.ts';
import { eachOnce, type Thread } from './thread.ts';

export interface LoadedThread {
  discussion: OpenDiscussion;
  answers: Answer<'GET discussions/{id}/answers'>;
  /** Where these answers begin, if not with the first. */
  cursor: string | null;
}

export type ChangeThread = (next: (thread: Thread) => Thread) => void;

/** Begins as loaded, goes on by what the viewer does, and begins again when it is loaded anew. */
export function useThread(loaded: LoadedThread) {
  const { cursor, answers: first } = loaded;
  const [now, setNow] = useState({ loaded, discussion: loaded.discussion });
  const { discussion } = now.loaded === loaded ? now : loaded;
  const { data, put, more, renew } = useCall(
    'GET discussions/{id}/answers',
    { params: { id: loaded.discussion.id }, query: cursor ? { cursor } : {} },
    { first },
  );
  const thread = useMemo<Thread>(
    () => ({ discussion, answers: eachOnce(data.data), next: data.meta.next }),
    [discussion, data],
  );
  const latest = useRef(thread);
  latest.current = thread;
  const change = useCallback<ChangeThread>(
    (next) => {
      latest.current = next(latest.current);
      setNow({ loaded, discussion: latest.current.discussion });
      put({ ...data, data: [...latest.current.answers] });
    },
    [loaded, data, put],
  );
  // Not by the page's own data: with those the answers would fold up to the first of their pages.
  const { id } = loaded.discussion;
  useVisitorWatch('discussion', id, async () => {
    try {
      const fresh = await quietApi('GET discussions/{id}', { params: { id } });
      await renew();
      setNow({ loaded, discussion: fresh });
    } catch {
      // It was deleted, or nobody answers: the page says which.
      void tell('GET discussions/{id}', { id });
    }
  });
  return { thread, change, more };
}
