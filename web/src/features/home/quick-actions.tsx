import { Link } from 'react-router';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { useOpenPages } from '../../shell/use-open-pages.ts';
import { HelpIcon, RouteIcon } from '../../ui/icons.tsx';
import { MessageIcon } from '../../ui/shell-icons.tsx';
import { texts } from './texts.ts';

/** What this account can do here, today; only pages that exist. */
export function QuickActions() {
  const t = useTexts(texts);
  const isOpen = useOpenPages();
  const things = [
    { page: '/systems/ask', to: paths.ask, Icon: HelpIcon, words: t('doAsk'), help: t('doAskHelp') },
    {
      page: '/systems',
      to: `${paths.discussions}?show=unanswered`,
      Icon: MessageIcon,
      words: t('doHelp'),
      help: t('doHelpHelp'),
    },
    {
      page: '/how-it-works',
      to: '/how-it-works',
      Icon: RouteIcon,
      words: t('doLearn'),
      help: t('doLearnHelp'),
    },
  ].filter(({ page }) => isOpen(page));
  return (
    <section aria-labelledby="next-title">
      <h2 id="next-title" className="text-22">
        {t('doTitle')}
      </h2>
      <ul className="mt-4 grid gap-gutter sm:grid-cols-3">
        {things.map(({ to, Icon, words, help }) => (
          <li
            key={to}
            className="relative grid content-start gap-2 rounded-card border border-line bg-raised p-5 transition-colors duration-120 hover:border-primary-line"
          >
            <Icon size={22} className="text-primary-text" />
            <Link to={to} className="leading-heading font-semibold after:absolute after:inset-0">
              {words}
            </Link>
            <p className="text-14 text-ink-soft">{help}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
