/** The remarks on a protocol, as this tab knows them. */
import type { Comment } from '@regimen/contract/comments.ts';
import { api, quietApi } from '../../../api.ts';
import { createStore } from '../../../shell/store.ts';
import type { DraftStore } from '../draft/draft-store.ts';
import { type Thread, threadsOf } from './threads.ts';

export type Which = 'open' | 'resolved';

export interface Remarks {
  /** `null` until they have come. */
  open: Thread[] | null;
  resolved: Thread[] | null;
  failed: boolean;
}

/** Enough for any protocol, and an end for a list that has none. */
const mostPages = 20;

export type CommentsStore = ReturnType<typeof openComments>;
const known = new WeakMap<DraftStore, CommentsStore>();

export function commentsOf(draft: DraftStore): CommentsStore {
  const there = known.get(draft) ?? openComments(draft);
  known.set(draft, there);
  return there;
}

function openComments({ id, card }: DraftStore) {
  const remarks = createStore<Remarks>({ open: null, resolved: null, failed: false });
  const load = async (which: Which): Promise<void> => {
    try {
      const threads = threadsOf(await listAll(id, which));
      remarks.set({ ...remarks.get(), [which]: threads, failed: false });
      const openCommentsCount = threads.length;
      if (which === 'open' && openCommentsCount !== card.get().openCommentsCount)
        card.set({ ...card.get(), openCommentsCount });
    } catch {
      remarks.set({ ...remarks.get(), failed: true });
    }
  };
  /** Whatever was changed, what is shown afterwards is what the server has. */
  const renew = async (): Promise<void> => {
    await Promise.all([load('open'), remarks.get().resolved && load('resolved')]);
  };
  const at = (comment: string) => ({ id, comment });
  return {
    remarks,
    load,
    async add(nodeId: string | null, replyTo: string | null, body: string): Promise<Comment> {
      const made = await api('POST protocols/{id}/comments', {
        params: { id },
        body: { nodeId, replyTo, body },
      });
      await renew();
      return made;
    },
    async change(comment: string, body: string): Promise<void> {
      await api('PUT protocols/{id}/comments/{comment}', { params: at(comment), body: { body } });
      await renew();
    },
    async remove(comment: string): Promise<void> {
      await api('DELETE protocols/{id}/comments/{comment}', { params: at(comment) });
      await renew();
    },
    async resolve(comment: string, resolved: boolean): Promise<void> {
      await api('PUT protocols/{id}/comments/{comment}/resolved', {
        params: at(comment),
        body: { resolved },
      });
      await renew();
    },
  };
}

async function listAll(id: string, show: Which): Promise<Comment[]> {
  const all: Comment[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < mostPages; page++) {
    const { data, meta } = await quietApi('GET protocols/{id}/comments', {
      params: { id },
      query: { show, ...(cursor && { cursor }) },
    });
    all.push(...data);
    if (!meta.next) break;
    cursor = meta.next;
  }
  return all;
}
