import { useTexts } from '../i18n/use-texts.ts';
import { paths } from '../paths.ts';
import { useSiteText } from '../shell/site-texts.ts';
import { Brand } from './brand.tsx';
import { type MenuLink, useMenuLinks } from './menu-links.ts';
import { type ChromeWidth, chromeWidths } from './navbar.tsx';
import { texts } from './texts.ts';

export function Footer({ width }: { width: ChromeWidth }) {
  const t = useTexts(texts);
  const site = useSiteText();
  const { explore, legal } = useMenuLinks();
  return (
    <footer className="border-t border-line bg-sunken">
      <div
        className={`mx-auto grid grid-cols-2 gap-8 px-4 py-10 md:grid-cols-[1fr_auto_auto] md:gap-16 md:px-6 ${chromeWidths[width]}`}
      >
        <div className="col-span-2 grid content-start gap-2 md:col-span-1">
          <Brand />
          <p className="max-w-80 text-14 text-ink-soft">{site('footer')}</p>
          <a
            href={paths.helpNow}
            className="inline-flex min-h-8 items-center justify-self-start text-14 font-semibold text-primary-text underline"
          >
            {t('helpNow')}
          </a>
        </div>
        <LinkColumn title={t('explore')} links={explore} />
        <LinkColumn title={t('legal')} links={legal} />
      </div>
    </footer>
  );
}

function LinkColumn({ title, links }: { title: string; links: MenuLink[] }) {
  return (
    <nav aria-label={title}>
      <p className="text-14 font-semibold">{title}</p>
      <ul className="mt-1">
        {links.map(({ to, words }) => (
          <li key={to}>
            <a
              href={to}
              className="inline-flex min-h-8 items-center text-14 text-ink-soft underline-offset-4 hover:text-ink hover:underline"
            >
              {words}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
