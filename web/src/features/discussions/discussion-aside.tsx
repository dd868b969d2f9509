import { Link } from 'react-router';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { LinkButton } from '../../ui/button.tsx';
import { texts } from './texts.ts';

export function DiscussionAside() {
  const t = useTexts(texts);
  return (
    <aside className="grid content-start gap-5 max-lg:border-t max-lg:border-line max-lg:pt-6 lg:pt-2">
      <LinkButton to={paths.ask} look="quiet" className="justify-self-start lg:justify-self-stretch">
        {t('ask')}
      </LinkButton>
      <p className="text-14 text-ink-soft">{t('notAdvice')}</p>
      <Link
        to={paths.discussionsGuide}
        className="justify-self-start text-14 font-medium text-primary-text underline-offset-4 hover:underline"
      >
        {t('howItWorks')}
      </Link>
    </aside>
  );
}
