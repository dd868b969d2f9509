import type { HeldNudge } from '@regimen/contract/step-ahead.ts';
import { Link } from 'react-router';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { WhenIn } from '../../shell/when.tsx';
import { heldTexts } from './held-texts.ts';

/** That a nudge falls into hours in which its reader wants none, what becomes of it, and where to change that. */
export function HeldNote({ held: { because, until } }: { held: HeldNudge }) {
  const t = useTexts(heldTexts);
  return (
    <p className="text-14 text-ink-soft">
      {until ? (
        <WhenIn
          at={until}
          words={(when) => t(because === 'quiet' ? 'quietLater' : 'welcomeLater', { when })}
        />
      ) : (
        t(because === 'quiet' ? 'quietNever' : 'welcomeNever')
      )}{' '}
      {because === 'quiet' && (
        // Above the row, which is one large button.
        <Link to={paths.notificationSettings} className="relative text-primary-text underline">
          {t('changeQuiet')}
        </Link>
      )}
    </p>
  );
}
