import type { BookmarkKind } from '@regimen/contract/bookmarks.ts';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { api } from '../../api.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { comeBackTo } from '../../shell/session.ts';
import { useAction } from '../../shell/use-action.ts';
import { useOpenPages } from '../../shell/use-open-pages.ts';
import { useViewer } from '../../shell/use-shell.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { texts } from './texts.ts';

interface BookmarkButtonProps {
  kind: BookmarkKind;
  id: string;
  isBookmarked: boolean | undefined;
}

/** Keeps something for later, or no longer. A guest is led to sign in, and comes back. */
export function BookmarkButton({ kind, id, isBookmarked }: BookmarkButtonProps) {
  const t = useTexts(texts);
  const viewer = useViewer();
  const isOpen = useOpenPages();
  const { pathname } = useLocation();
  const mayKeep = isOpen('/bookmarks');
  const [chosen, setChosen] = useState<boolean>();
  const kept = chosen ?? isBookmarked;
  const [toggle, pending] = useAction(async () => {
    const call = kept ? 'DELETE bookmarks/{kind}/{id}' : 'PUT bookmarks/{kind}/{id}';
    setChosen((await api(call, { params: { kind, id } })).isBookmarked);
  });
  if (!viewer)
    return isOpen('/login') ? (
      <LinkButton to="/login" look="quiet" onClick={() => comeBackTo(pathname)}>
        <BookmarkIcon filled={false} />
        <span aria-hidden="true">{t('bookmark')}</span>
        <span className="sr-only">{t('signInToBookmark')}</span>
      </LinkButton>
    ) : null;
  if (!mayKeep) return null;
  return (
    <Button look="quiet" aria-pressed={kept ?? false} pending={pending} onClick={toggle}>
      <BookmarkIcon filled={kept ?? false} />
      {t(kept ? 'bookmarked' : 'bookmark')}
    </Button>
  );
}

const BookmarkIcon = ({ filled }: { filled: boolean }) => (
  <svg
    width="18"
    height="18"
    viewBox="0 0 24 24"
    fill={filled ? 'currentColor' : 'none'}
    stroke="currentColor"
    strokeWidth="1.75"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d="M17 3a2 2 0 0 1 2 2v15a1 1 0 0 1-1.5.87L12 17.7l-5.5 3.17A1 1 0 0 1 5 20V5a2 2 0 0 1 2-2z" />
  </svg>
);
