import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { ChevronDownIcon } from '../../ui/shell-icons.tsx';
import { parts, type SettingsPart } from './parts.ts';
import { texts } from './texts.ts';

/** Every page of the settings stands in it: beside the list of all of them, or on a phone below the way back to it. */
export function SettingsFrame({
  part,
  lead,
  children,
}: {
  part: SettingsPart;
  lead: string;
  children: ReactNode;
}) {
  const t = useTexts(texts);
  return (
    <div className="gap-10 lg:grid lg:grid-cols-[var(--container-sidebar)_minmax(0,1fr)]">
      <PageHead title={t(part)} noIndex />
      <nav aria-label={t('settings')} className="max-lg:hidden">
        <ul className="sticky top-24 grid gap-1">
          {parts.map(({ to, name, Icon }) => (
            <li key={name}>
              <Link
                to={to}
                prefetch="intent"
                aria-current={name === part ? 'page' : undefined}
                className="flex min-h-11 items-center gap-3 rounded-control px-3 py-2 text-ink-soft transition-colors duration-120 hover:bg-sunken hover:text-ink aria-[current=page]:bg-primary-soft aria-[current=page]:font-semibold aria-[current=page]:text-primary-text"
              >
                <Icon className="shrink-0" />
                {t(name)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="min-w-0">
        <nav aria-label={t('settings')} className="-mt-2 mb-2 lg:hidden">
          <Link
            to={paths.settings}
            className="-ms-2 inline-flex min-h-11 items-center gap-1 rounded-control pe-3 font-medium text-primary-text"
          >
            <ChevronDownIcon className="rotate-90 rtl:-rotate-90" />
            {t('settings')}
          </Link>
        </nav>
        <PageTitle title={t(part)} lead={lead} />
        <div className="grid gap-8 sm:gap-12">{children}</div>
      </div>
    </div>
  );
}
