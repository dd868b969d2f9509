import { useEffect, useRef } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { backInTexts } from './back-in-texts.ts';
import { InboxDrawing } from './inbox-drawing.tsx';

interface DeadLinkBackInProps {
  /** Part of it is missing. */
  incomplete?: boolean;
  /** It appears in place of a button just pressed. */
  announce: boolean;
  to?: string;
}

/** A link that leads nowhere any more, and the way to another. */
export function DeadLinkBackIn({
  incomplete = false,
  announce,
  to = '/password-recovery',
}: DeadLinkBackInProps) {
  const t = useTexts(backInTexts);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (announce) box.current?.focus();
  }, [announce]);
  const title = t(incomplete ? 'incompleteTitle' : 'deadTitle');
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      <PageHead title={title} noIndex />
      <InboxDrawing outcome="failed" />
      <PageTitle title={title} lead={t(incomplete ? 'incompleteLead' : 'deadLead')} />
      <LinkButton to={to}>{t('newLink')}</LinkButton>
    </div>
  );
}
