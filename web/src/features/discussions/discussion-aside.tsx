import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { useOpenPages } from '../../shell/use-open-pages.ts';
import { useViewer } from '../../shell/use-shell.ts';
import { LinkButton } from '../../ui/button.tsx';
import { texts } from './texts.ts';

export function DiscussionAside() {
  const t = useTexts(texts);
  const isOpen = useOpenPages();
  return (
    <aside className="grid content-start gap-5 lg:pt-2">
      {isOpen('/systems/ask') && (
        <LinkButton to={paths.ask} look="quiet">
          {t('askYourOwn')}
        </LinkButton>
      )}
      <p className="text-14 text-ink-soft">{t('notAdvice')}</p>
    </aside>
  );
}

/** A guest reads everything; taking part begins here. */
export function JoinToAnswer() {
  const t = useTexts(texts);
  const viewer = useViewer();
  const isOpen = useOpenPages();
  if (viewer || !isOpen('/join')) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-4 rounded-card bg-primary-soft p-5">
      <p className="max-w-[22rem]">{t('joinHelp')}</p>
      <div className="flex flex-wrap gap-2">
        <LinkButton to="/join">{t('joinToAnswer')}</LinkButton>
        {isOpen('/login') && (
          <LinkButton to="/login" look="plain">
            {t('signInToAnswer')}
          </LinkButton>
        )}
      </div>
    </div>
  );
}
