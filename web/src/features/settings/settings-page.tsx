import { Link } from 'react-router';
import { useTexts } from '../../i18n/use-texts.ts';
import { parts } from '../../shared/settings/parts.ts';
import { texts } from '../../shared/settings/texts.ts';
import { pageData } from '../../shell/page-data.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { PageTitle } from '../../ui/page-title.tsx';

const page = pageData(() => null);
export const loader = page.loader;
export const clientLoader = page.clientLoader;

/** All settings; on a phone the way from one to another leads over it. */
export default function SettingsPage() {
  const t = useTexts(texts);
  return (
    <>
      <PageHead title={t('settings')} noIndex />
      <PageTitle title={t('settings')} lead={t('lead')} />
      <ul className="grid gap-3 md:grid-cols-2">
        {parts.map(({ to, name, help, Icon }) => (
          <li key={name}>
            <Link
              to={to}
              prefetch="intent"
              className="flex h-full items-start gap-4 rounded-card border border-line bg-raised p-4 transition-colors duration-120 hover:border-primary-line"
            >
              <Icon className="mt-1 shrink-0 text-ink-faint" />
              <span>
                <span className="block font-semibold">{t(name)}</span>
                <span className="block text-14 text-ink-soft">{t(help)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
