import type { DashboardSection, Overview } from '@regimen/contract/dashboard.ts';
import { figures } from '@regimen/contract/dashboard-figures.ts';
import { numbersIn } from '@regimen/contract/language/formatters.ts';
import { shortDate } from '@regimen/contract/language/instants.ts';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import type { PageArgs } from '../../shell/page-data.ts';
import { useShell } from '../../shell/use-shell.ts';
import { Columns } from '../../ui/columns.tsx';
import { DeskHead, Figure, Figures, Panel } from './desk.tsx';
import { overviewTexts } from './overview-texts.ts';

export const loadOverview = ({ api }: PageArgs) => api('GET dashboard/overview');

/** What is health data has no page here. */
const pages: Partial<Record<keyof Overview['figures'], DashboardSection>> = {
  people: 'people',
  newMessages: 'contact',
  failedJobs: 'jobs',
  unreviewed: 'emergencies',
};

export function OverviewSection({ data }: { data: Overview }) {
  const t = useTexts(overviewTexts);
  const { admin } = useShell();
  const pageOf = (name: keyof Overview['figures']) => {
    const section = pages[name];
    return section && admin?.sections.includes(section) ? paths.dashboard(section) : undefined;
  };
  return (
    <>
      <DeskHead title={t('title')} lead={t('lead')} />
      <Figures columns="md:grid-cols-4 xl:grid-cols-7">
        {figures.map((name) => (
          <Figure key={name} name={t(name)} value={data.figures[name]} to={pageOf(name)} />
        ))}
      </Figures>
      <div className="grid gap-4 lg:grid-cols-2">
        <Days title={t('signUps')} days={data.signUps} />
        <Days title={t('enrollments')} days={data.enrollments} />
      </div>
    </>
  );
}

function Days({ title, days }: { title: string; days: Overview['signUps'] }) {
  const t = useTexts(overviewTexts);
  const locale = useLocale();
  const dayWords = (day: string) => shortDate(locale, Date.parse(day), 'UTC');
  const number = (count: number) => numbersIn(locale, {}).format(count);
  const sum = days.reduce((all, { count }) => all + count, 0);
  const columns = days.map(({ day, count }) => ({
    key: Date.parse(day),
    value: count,
    words: `${dayWords(day)}: ${number(count)}`,
  }));
  return (
    <Panel title={title}>
      {sum > 0 && <Columns columns={columns} fill="bg-primary-line" />}
      <div className="flex justify-between text-12 text-ink-soft">
        <span>{dayWords(days[0]?.day ?? '')}</span>
        <span className="tabular-nums">{t('sum', { count: number(sum) })}</span>
        <span>{dayWords(days.at(-1)?.day ?? '')}</span>
      </div>
      <details className="text-14">
        <summary className="inline-flex min-h-9 items-center text-primary-text">{t('table')}</summary>
        <table className="mt-2 w-full text-start tabular-nums">
          <thead>
            <tr className="text-ink-soft">
              <th className="text-start font-normal">{t('day')}</th>
              <th className="text-end font-normal">{t('count')}</th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ day, count }) => (
              <tr key={day}>
                <td>{dayWords(day)}</td>
                <td className="text-end">{number(count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </Panel>
  );
}
