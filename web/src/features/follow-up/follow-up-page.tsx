import { ApiError } from '@regimen/contract/client.ts';
import { nameOfStep } from '@regimen/contract/protocol-words/names.ts';
import { lineWords } from '@regimen/contract/protocol-words/trace-words.ts';
import { roleName } from '@regimen/contract/protocol-words/value-words.ts';
import { useLoaderData, useLocation, useNavigate, useRevalidator } from 'react-router';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { ExpertTabs } from '../../layouts/expert-tabs.tsx';
import { readEmbedded } from '../../shell/embedded-data.ts';
import { pageData } from '../../shell/page-data.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { tell, useCall } from '../../shell/use-call.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { FileAnswer } from '../tasks/forms/file-answer.tsx';
import { followUpTexts } from './follow-up-texts.ts';
import { FollowUpWork } from './follow-up-work.tsx';
import { FollowerStory } from './follower-story.tsx';
import { nextSteps } from './next-steps.ts';
import { QueueFilters } from './queue-filters.tsx';
import { QueueList } from './queue-list.tsx';
import { callQuery, queuePath, readFilter, readOpen } from './queue-query.ts';

const page = pageData(
  async ({ api, url }) => {
    const open = readOpen(url.searchParams);
    // What was done meanwhile, or is somebody else's, leaves the queue to be seen.
    const opened = open && api('GET follow-ups/{id}', { params: { id: open } }).catch(gone);
    const [queue, programs, followUp] = await Promise.all([
      api('GET follow-ups', { query: callQuery(readFilter(url.searchParams)) }),
      api('GET live/programs'),
      opened,
    ]);
    return { queue, programs: programs.data, followUp };
  },
  { long: true },
);
export const loader = page.loader;
export const clientLoader = page.clientLoader;

function gone(error: unknown): null {
  if (error instanceof ApiError && (error.status === 404 || error.status === 403)) return null;
  throw error;
}

/** Each scrolls by itself, so that what is chosen low in the queue opens where one looks. */
const column =
  'lg:sticky lg:top-[calc(64px+1rem)] lg:max-h-[calc(100dvh-64px-2rem)] lg:self-start lg:overflow-y-auto lg:overscroll-contain lg:-m-1 lg:p-1';

export default function FollowUpPage() {
  const { queue, programs, followUp } = readEmbedded(useLoaderData<typeof clientLoader>());
  const t = useTexts(followUpTexts);
  const locale = useLocale();
  const params = new URLSearchParams(useLocation().search);
  const filter = readFilter(params);
  const open = readOpen(params);
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const list = useCall('GET follow-ups', { query: callQuery(filter) }, { first: queue });
  const followUps = list.data.data;
  const isFiltered = filter.program !== '' || filter.kind !== '' || filter.show !== 'all';
  const canFilter = programs.length > 0 || followUps.length > 0 || isFiltered;
  return (
    <div className="px-4 py-6 md:px-6 md:py-8">
      <PageHead title={t('title')} noIndex />
      <ExpertTabs current="followUp" />
      <div className={open === null ? '' : 'max-lg:hidden'}>
        <PageTitle title={t('title')} lead={t('lead')} />
      </div>
      <div className="grid gap-x-8 gap-y-6 lg:grid-cols-[22rem_minmax(0,1fr)]">
        <div className={`grid content-start gap-4 ${column} ${open === null ? '' : 'max-lg:hidden'}`}>
          {canFilter && <QueueFilters filter={filter} programs={programs} />}
          <p role="status" className="sr-only">
            {t('shown', { n: followUps.length })}
          </p>
          {followUps.length === 0 &&
            (isFiltered ? (
              <EmptyState title={t('noneFiltered')}>
                <LinkButton to={queuePath(readFilter(new URLSearchParams()))} look="quiet">
                  {t('clear')}
                </LinkButton>
              </EmptyState>
            ) : (
              <EmptyState title={t('noneTitle')} help={t('noneHelp')} />
            ))}
          <QueueList followUps={followUps} open={open} pathOf={(id) => queuePath(filter, id)} />
          {list.hasMore && (
            <Button look="quiet" pending={list.adding} onClick={list.more}>
              {t('more')}
            </Button>
          )}
        </div>
        {followUp ? (
          <div
            key={followUp.id}
            className={`grid content-start gap-x-8 gap-y-10 xl:grid-cols-[minmax(0,1fr)_24rem] ${column}`}
          >
            <FollowUpWork
              followUp={followUp}
              why={followUp.why.map((line) =>
                lineWords(line, { locale, to: 'expert', now: line.at, protocol: followUp.protocol }),
              )}
              next={nextSteps(followUp, locale)}
              others={followUps.filter(
                ({ id, follower }) => follower.id === followUp.follower.id && id !== followUp.id,
              )}
              pathOf={(id) => queuePath(filter, id)}
              file={FileAnswer}
              roleName={(role) => roleName(role, locale)}
              backTo={queuePath(filter)}
              onChanged={() => {
                void revalidate();
                void tell('GET follow-ups/counts');
              }}
              onDone={() => {
                void tell('GET follow-ups/counts');
                navigate(queuePath(filter), { preventScrollReset: true });
              }}
            />
            <FollowerStory
              followUp={followUp}
              nameOfStep={(id) => nameOfStep(followUp.protocol, id, locale) ?? ''}
            />
          </div>
        ) : (
          <div className={open === null ? 'max-lg:hidden' : ''}>
            {open === null ? (
              followUps.length > 0 && <EmptyState title={t('chooseOne')} help={t('chooseHelp')} />
            ) : (
              <EmptyState title={t('goneTitle')} help={t('goneHelp')}>
                <LinkButton to={queuePath(filter)} look="quiet">
                  {t('back')}
                </LinkButton>
              </EmptyState>
            )}
          </div>
        )}
      </div>
    </div>
  );
}
