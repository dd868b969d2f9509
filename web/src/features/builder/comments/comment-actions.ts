import type { Comment } from '@regimen/contract/comments.ts';
import { api } from '../../../api.ts';
import { tell } from '../../../shell/use-call.ts';

/** What can be done to the remarks on a protocol. What is shown afterwards is what the server has. */
export function commentActions(id: string) {
  const at = (comment: string) => ({ id, comment });
  const renew = () => tell('GET protocols/{id}/comments', { id });
  return {
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
