import { lazy, Suspense } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { comeBackTo } from '../../shell/session.ts';
import { useMounted } from '../../shell/use-mounted.ts';
import { useOpenPages } from '../../shell/use-open-pages.ts';
import { useViewer } from '../../shell/use-shell.ts';
import { LinkButton } from '../../ui/button.tsx';
import { texts } from './texts.ts';

// Guests do not download it.
const MessageButton = lazy(() => import('./message-button.tsx').catch(() => ({ default: () => null })));

interface Person {
  id: string;
  isExpert: boolean;
  canMessage: boolean;
}

/** The way to write to somebody; a guest is led to sign in, and comes back. */
export function MessageLink({ person, path }: { person: Person; path: string }) {
  const t = useTexts(texts);
  const viewer = useViewer();
  const isOpen = useOpenPages();
  const mounted = useMounted();
  if (!viewer)
    return person.isExpert && isOpen('/login') ? (
      <LinkButton to="/login" look="quiet" onClick={() => comeBackTo(path)}>
        {t('message')}
      </LinkButton>
    ) : null;
  return person.canMessage && mounted && isOpen(paths.messages) ? (
    <Suspense>
      <MessageButton id={person.id} />
    </Suspense>
  ) : null;
}
