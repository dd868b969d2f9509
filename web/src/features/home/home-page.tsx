import { hourOfDay } from '@regimen/contract/language/instants.ts';
import { useLoaderData } from 'react-router';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { pageData } from '../../shell/page-data.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { useReaderZone } from '../../shell/reader-zone.ts';
import { useNow } from '../../shell/use-mounted.ts';
import { useViewer } from '../../shell/use-shell.ts';
import { LinkTabs } from '../../ui/link-tabs.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { greetingAt } from './greeting.ts';
import { loadMe, loadToday } from './load-home.ts';
import { meTexts } from './me-texts.ts';
import { MeView } from './me-view.tsx';
import { texts } from './texts.ts';
import { TodayView } from './today-view.tsx';

const page = pageData(async (args) =>
  args.url.searchParams.get('show') === 'me'
    ? { me: await loadMe(args), today: null }
    : { me: null, today: await loadToday(args) },
);
export const loader = page.loader;
export const clientLoader = page.clientLoader;

export default function HomePage() {
  const { me, today } = useLoaderData<typeof clientLoader>();
  const t = useTexts(texts);
  const ofMe = useTexts(meTexts);
  const viewer = useViewer();
  const now = useNow();
  const zone = useReaderZone();
  const hour = zone === null ? null : hourOfDay(now, zone);
  const name = viewer?.full_name.split(' ')[0] ?? '';
  return (
    <>
      <PageHead title={me ? ofMe('title') : t('title')} noIndex />
      {me ? (
        <PageTitle title={ofMe('title')} lead={ofMe('lead')} />
      ) : (
        <PageTitle title={t(greetingAt(hour), { name })} />
      )}
      {/* On phones the bar at the lower edge leads there. */}
      <div className="max-md:hidden">
        <LinkTabs
          label={ofMe('views')}
          tabs={[
            { to: paths.home, words: ofMe('today'), current: me === null },
            { to: paths.me, words: ofMe('me'), current: me !== null },
          ]}
        />
      </div>
      {me ? <MeView {...me} /> : today && <TodayView {...today} />}
    </>
  );
}
