import { useEffect, useRef } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { backInTexts } from './back-in-texts.ts';
import { InboxDrawing } from './inbox-drawing.tsx';

interface DeadLinkBackInProps {
  lead: string;
  /** It appears in place of a button just pressed. */
  announce: boolean;
  to?: string;
}

/** A link that leads nowhere any more, and the way to another. */
export function DeadLinkBackIn({ lead, announce, to = '/password-recovery' }: DeadLinkBackInProps) {
  const t = useTexts(backInTexts);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (announce) box.current?.focus();
  }, [announce]);
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      <PageHead title={t('deadTitle')} noIndex />
      <InboxDrawing outcome="failed" />
      <PageTitle title={t('deadTitle')} lead={lead} />
      <LinkButton to={to}>{t('newLink')}</LinkButton>
    </div>
  );
}
