import { useLocation } from 'react-router';
import { useTexts } from '../../i18n/use-texts.ts';
import { comeBackTo } from '../../shell/session.ts';
import { useOpenPages } from '../../shell/use-open-pages.ts';
import { useViewer } from '../../shell/use-shell.ts';
import { LinkButton } from '../../ui/button.tsx';
import { threadTexts } from './thread-texts.ts';

/** A guest reads everything; taking part begins here, and comes back here. */
export function SignInInvitation() {
  const t = useTexts(threadTexts);
  const viewer = useViewer();
  const isOpen = useOpenPages();
  const { pathname } = useLocation();
  if (viewer) return null;
  const remember = () => comeBackTo(pathname);
  return (
    <section
      aria-labelledby="invitation-title"
      className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-card bg-primary-soft p-5 md:p-6"
    >
      <div className="max-w-[24rem]">
        <h2 id="invitation-title" className="text-18">
          {t('invitation')}
        </h2>
        <p className="mt-1 text-ink-soft">{t('invitationHelp')}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        {isOpen('/login') && (
          <LinkButton to="/login" onClick={remember}>
            {t('signInToAnswer')}
          </LinkButton>
        )}
        {isOpen('/join') && (
          <LinkButton to="/join" look="plain" onClick={remember}>
            {t('joinFirst')}
          </LinkButton>
        )}
      </div>
    </section>
  );
}
