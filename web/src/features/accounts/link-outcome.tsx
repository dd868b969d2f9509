import { useEffect, useRef } from 'react';
import { PageHead } from '../../shell/page-head.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { PageTitle } from '../../ui/page-title.tsx';

/** Appears in place of a button just pressed, so the focus goes there. */
export function LinkOutcome({
  title,
  lead,
  to,
  words,
}: {
  title: string;
  lead: string;
  to: string;
  words: string;
}) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      <PageHead title={title} noIndex />
      <PageTitle title={title} lead={lead} />
      <LinkButton to={to} look="quiet">
        {words}
      </LinkButton>
    </div>
  );
}
