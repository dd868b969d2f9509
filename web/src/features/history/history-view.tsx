import { mostCsvRows } from '@regimen/contract/csv-limit.ts';
import type { WatchedProgram } from '@regimen/contract/live.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { showFlash } from '../../shell/flash.ts';
import { useAction } from '../../shell/use-action.ts';
import { type Answer, useCall } from '../../shell/use-call.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { DownloadIcon, FlaskIcon } from '../../ui/icons.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { HistoryFilters } from './history-filters.tsx';
import { HistoryList } from './history-list.tsx';
import { callQuery, type HistoryFilter } from './history-query.ts';
import { historyTexts } from './history-texts.ts';
import { saveCsv } from './save-csv.ts';
import { whatIfPath } from './what-if/what-if-query.ts';
import { whatIfTexts } from './what-if/what-if-texts.ts';

interface HistoryViewProps {
  loaded: Answer<'GET history'>;
  programs: readonly WatchedProgram[];
  filter: HistoryFilter;
}

export function HistoryView({ loaded, programs, filter }: HistoryViewProps) {
  const t = useTexts(historyTexts);
  const words = useTexts(whatIfTexts);
  const list = useCall('GET history', { query: callQuery(filter) }, { first: loaded });
  const events = list.data.data;
  const [save, saving] = useAction(async () => {
    try {
      await saveCsv(filter);
    } catch {
      showFlash({ tone: 'warning', message: t('csvFailed') });
    }
  });
  const isFiltered = Object.keys(callQuery(filter)).length > 0;
  return (
    <>
      <div className="mb-5 lg:flex lg:items-end lg:justify-between lg:gap-8">
        <div className="-mb-3 lg:-mb-8">
          <PageTitle title={t('title')} lead={t('lead')} />
        </div>
        {events.length > 0 && (
          <div className="grid justify-items-start gap-1 lg:justify-items-end">
            <div className="flex flex-wrap gap-2">
              <LinkButton look="quiet" to={whatIfPath({ program: filter.program })}>
                <FlaskIcon />
                {words('open')}
              </LinkButton>
              <Button look="quiet" pending={saving} onClick={save}>
                <DownloadIcon />
                {t('csv')}
              </Button>
            </div>
            <p className="text-12 text-ink-faint">{t('csvHelp', { n: mostCsvRows })}</p>
          </div>
        )}
      </div>
      <div className="grid gap-4">
        {(events.length > 0 || isFiltered) && <HistoryFilters filter={filter} programs={programs} />}
        <p role="status" className="sr-only">
          {t('shown', { n: events.length })}
        </p>
        {events.length > 0 && <HistoryList events={events} />}
        {events.length === 0 &&
          (isFiltered ? (
            <EmptyState title={t('noneFiltered')} help={t('noneFilteredHelp')}>
              <LinkButton to={paths.history} look="quiet">
                {t('clear')}
              </LinkButton>
            </EmptyState>
          ) : (
            <EmptyState title={t('noneTitle')} help={t('noneHelp')} />
          ))}
        {list.hasMore && (
          <Button look="quiet" pending={list.adding} onClick={list.more} className="justify-self-start">
            {t('more')}
          </Button>
        )}
      </div>
    </>
  );
}
