import { categoryTexts } from '@regimen/contract/category-texts.ts';
import { ApiError } from '@regimen/contract/client.ts';
import { redirect, useLoaderData } from 'react-router';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { type PageArgs, pageData } from '../../shell/page-data.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { useShell } from '../../shell/use-shell.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Answers } from './answers.tsx';
import { DiscussionAside } from './discussion-aside.tsx';
import { orNothing } from './fallback.ts';
import { listPath, readFilter } from './filter.ts';
import { QuestionView } from './question-view.tsx';
import { SampleThread } from './sample-thread.tsx';
import { openingOf, questionData } from './structured-data.ts';
import { texts } from './texts.ts';
import { withDiscussion } from './thread.ts';
import { type LoadedThread, useThread } from './use-thread.ts';

const page = pageData((args) => {
  const { id } = args.params;
  // PRODUCT, "Optional parameters left out".
  if (!id) throw redirect(paths.discussions);
  return orNothing(loadThread(args, id));
});
export const loader = page.loader;
export const clientLoader = page.clientLoader;

async function loadThread({ api, url }: PageArgs, id: string): Promise<LoadedThread> {
  const { cursor } = readFilter(url.searchParams);
  const [discussion, answers] = await Promise.all([
    api('GET discussions/{id}', { params: { id } }),
    api('GET discussions/{id}/answers', { params: { id }, query: cursor ? { cursor } : {} }),
  ]).catch((error: unknown) => {
    const isOldPlace = error instanceof ApiError && error.status === 422 && cursor;
    throw isOldPlace ? redirect(paths.discussion(id)) : error;
  });
  return { discussion, answers, cursor };
}

export default function DiscussionPage() {
  const loaded = useLoaderData<typeof clientLoader>();
  const t = useTexts(texts);
  const locale = useLocale();
  const crumbs = [{ words: t('discussions'), to: paths.discussions }];
  if (loaded) {
    const { category } = loaded.discussion;
    crumbs.push({ words: categoryTexts[locale][category], to: listPath({ category }) });
  }
  return (
    <>
      <Breadcrumbs label={t('breadcrumb')} crumbs={crumbs} />
      <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_var(--container-sidebar)]">
        {loaded ? <ThreadView key={loaded.discussion.id} loaded={loaded} /> : <SampleThread />}
        <DiscussionAside />
      </div>
    </>
  );
}

function ThreadView({ loaded }: { loaded: LoadedThread }) {
  const { thread, change, more } = useThread(loaded);
  const { discussion, answers } = thread;
  const { origin } = useShell();
  return (
    <div className="grid content-start gap-10">
      <PageHead
        title={discussion.title}
        description={openingOf(discussion.body)}
        structuredData={questionData(origin, discussion, answers)}
      />
      <QuestionView
        discussion={discussion}
        onChanged={(changed) => change((before) => withDiscussion(before, changed))}
      />
      <Answers thread={thread} change={change} more={more} />
    </div>
  );
}
