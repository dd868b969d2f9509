import { useLoaderData } from 'react-router';

import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { bellTexts } from '../../shared/bell/bell-texts.ts';
import { pageData } from '../../shell/page-data.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { LinkTabs } from '../../ui/link-tabs.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { CalendarSection } from './calendar-section.tsx';
import { DevicesSection } from './devices-section.tsx';
import { NotificationList } from './notification-list.tsx';
import { SettingsForm } from './settings-form.tsx';
import { texts } from './texts.ts';

const views = ['all', 'unread', 'settings'] as const;
type View = (typeof views)[number];

const page = pageData(async ({ api, url }) => {
  const view: View = views.find((each) => each === url.searchParams.get('show')) ?? 'all';
  if (view !== 'settings')
    return { view, list: await api('GET notifications', { query: { show: view } }), settings: null };
  const [settings, calendar] = await Promise.all([api('GET notifications/settings'), api('GET calendar')]);
  return { view, list: null, settings: { settings, calendar } };
});
export const loader = page.loader;
export const clientLoader = page.clientLoader;

export default function NotificationsPage() {
  const { view, list, settings } = useLoaderData<typeof clientLoader>();
  const t = useTexts(texts);
  const bell = useTexts(bellTexts);
  const title = bell('notifications');
  const to = (each: View) => `${paths.notifications}${each === 'all' ? '' : `?show=${each}`}`;
  return (
    <>
      <PageHead title={title} noIndex />
      <PageTitle title={title} lead={t('lead')} />
      <LinkTabs
        label={t('views')}
        tabs={views.map((each) => ({ to: to(each), words: t(each), current: each === view }))}
      />
      {list && <NotificationList key={view} first={list} show={view === 'unread' ? 'unread' : 'all'} />}
      {settings && (
        <div className="grid gap-10">
          <SettingsForm settings={settings.settings} />
          <DevicesSection first={settings.settings} />
          <CalendarSection first={settings.calendar} />
        </div>
      )}
    </>
  );
}
