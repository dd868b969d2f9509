import type { Protocol } from '@regimen/engine/protocol.ts';
import { notFound, type PageArgs, pageData } from '../../shell/page-data.ts';

/**
 * Data of a page of the builder: the draft (`params.protocol` or `params.id`), and what the page needs beside it.
 * A protocol that is not the viewer's nor shared with them is a 404.
 */
export function builderPage<T extends object = Record<never, never>>(
  load: (args: PageArgs, protocolId: string) => T | Promise<T> = () => ({}) as T,
  /** May lead elsewhere before anything is loaded. */
  before: (args: PageArgs) => void = () => undefined,
  /** What the page is about, in the draft; without it the page is a 404. */
  exists: (document: Protocol, args: PageArgs) => boolean = () => true,
) {
  return pageData(async (args) => {
    before(args);
    const id = args.params.protocol ?? args.params.id ?? '';
    const [draft, more] = await Promise.all([
      args.api('GET protocols/{id}', { params: { id } }),
      load(args, id),
    ]);
    if (!exists(draft.document, args)) throw notFound();
    return { draft, ...more };
  });
}
