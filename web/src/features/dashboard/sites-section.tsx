import type { SiteInNumbers } from '@regimen/contract/all-sites.ts';
import { numbersIn } from '@regimen/contract/language/formatters.ts';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import type { PageArgs } from '../../shell/page-data.ts';
import { Time } from '../../shell/time.tsx';
import { type Answer, useCall } from '../../shell/use-call.ts';
import { When } from '../../shell/when.tsx';
import { Button } from '../../ui/button.tsx';
import { DeskHead } from './desk.tsx';
import { DeskTable } from './desk-table.tsx';
import { sitesTexts } from './sites-texts.ts';

export const loadSites = ({ api }: PageArgs) => api('GET dashboard/sites', { query: {} });

/** For admins of the platform's own site. There is always one: theirs. */
export function SitesSection({ data: first }: { data: Answer<'GET dashboard/sites'> }) {
  const t = useTexts(sitesTexts);
  const { data, hasMore, more, adding } = useCall('GET dashboard/sites', { query: {} }, { first });
  return (
    <>
      <DeskHead title={t('title')} lead={t('lead')} />
      <DeskTable
        label={t('title')}
        columns={[t('site'), t('people'), t('running'), t('created'), t('lastSeen')]}
        rows={data.data.map((site) => ({
          key: site.id,
          cells: [
            <Name key="site" site={site} />,
            <People key="people" site={site} />,
            <Count key="running" n={site.running} />,
            <When key="created" at={site.createdAt} />,
            site.lastSeenAt ? <Time key="seen" at={site.lastSeenAt} /> : t('never'),
          ],
        }))}
      />
      {hasMore && (
        <div>
          <Button look="quiet" pending={adding} onClick={more}>
            {t('more')}
          </Button>
        </div>
      )}
    </>
  );
}

function Name({ site: { name, host } }: { site: SiteInNumbers }) {
  const t = useTexts(sitesTexts);
  return (
    <>
      <span className="block font-medium wrap-anywhere">
        <bdi>{name}</bdi>
      </span>
      <span className="block text-12 wrap-anywhere text-ink-soft">
        {host ? <bdi>{host}</bdi> : t('noHost')}
      </span>
    </>
  );
}

function People({ site: { people, joined } }: { site: SiteInNumbers }) {
  const t = useTexts(sitesTexts);
  return (
    <>
      <Count n={people} />
      {joined > 0 && <span className="block text-12 text-ink-soft">{t('joined', { n: joined })}</span>}
    </>
  );
}

const Count = ({ n }: { n: number }) => <>{numbersIn(useLocale(), {}).format(n)}</>;
