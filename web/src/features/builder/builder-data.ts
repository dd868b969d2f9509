import { type PageArgs, pageData } from '../../shell/page-data.ts';

/**
 * Data of a page of the builder: the draft (`params.protocol` or `params.id`), and what the page needs beside it.
 * A protocol that is not the viewer's nor shared with them is a 404.
 */
export function builderPage<T extends object = Record<never, never>>(
  load: (args: PageArgs, protocolId: string) => T | Promise<T> = () => ({}) as T,
  /** May lead elsewhere before anything is loaded. */
  before: (args: PageArgs) => void = () => undefined,
) {
  return pageData(async (args) => {
    before(args);
    const id = args.params.protocol ?? args.params.id ?? '';
    const [draft, more] = await Promise.all([
      args.api('GET protocols/{id}', { params: { id } }),
      load(args, id),
    ]);
    return { draft, ...more };
  });
}
