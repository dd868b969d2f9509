import { Link, useLoaderData } from 'react-router';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { pageData } from '../../shell/page-data.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { WhenIn } from '../../shell/when.tsx';
import { Badge } from '../../ui/badge.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { nudgeTexts } from './nudge-texts.ts';

const page = pageData(({ api }) => api('GET nudges'));
export const loader = page.loader;
export const clientLoader = page.clientLoader;

/** What one's programs have written, each with its first words; it opens with all of them. */
export default function NudgesPage() {
  const t = useTexts(nudgeTexts);
  const { data } = useLoaderData<typeof clientLoader>();
  return (
    <div className="mx-auto max-w-[40rem]">
      <PageHead title={t('title')} noIndex />
      <PageTitle title={t('title')} lead={t('lead')} />
      {data.length === 0 && <EmptyState title={t('none')} help={t('noneHelp')} />}
      <ul className="grid gap-4">
        {data.map(({ id, title, opening, from, programTitle, sentAt, isRead }) => (
          <li key={id} className="grid gap-2 rounded-card border border-line bg-raised p-5">
            <p className="flex flex-wrap items-center gap-2 text-14 text-ink-soft">
              <span>
                <bdi>{t('from', { name: from, program: programTitle })}</bdi>
                {' · '}
                <WhenIn at={sentAt} words={(when) => when} />
              </span>
              {!isRead && <Badge>{t('fresh')}</Badge>}
            </p>
            <h2 dir="auto" className="text-18 wrap-anywhere">
              <Link to={paths.nudge(id)}>{title}</Link>
            </h2>
            <p dir="auto" className="max-w-measure wrap-anywhere">
              {opening}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
