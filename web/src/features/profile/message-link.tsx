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
const MessageButton = lazy(() =>
  import('../../shared/messages/message-button.tsx').catch(() => ({ default: () => null })),
);

interface Person {
  id: string;
  isExpert: boolean;
  canMessage: boolean;
}

/** The way to write to somebody; a guest is led to sign in, and from there to the conversation. */
export function MessageLink({ person }: { person: Person }) {
  const t = useTexts(texts);
  const viewer = useViewer();
  const isOpen = useOpenPages();
  const mounted = useMounted();
  if (!viewer)
    return person.isExpert && isOpen('/login') ? (
      <LinkButton to="/login" look="quiet" onClick={() => comeBackTo(paths.writeTo(person.id))}>
        {t('message')}
      </LinkButton>
    ) : null;
  return person.canMessage && mounted && isOpen(paths.messages) ? (
    <Suspense>
      <MessageButton id={person.id} />
    </Suspense>
  ) : null;
}
