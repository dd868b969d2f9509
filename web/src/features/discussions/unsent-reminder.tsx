import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { useViewer } from '../../shell/use-shell.ts';
import { Notice } from '../../ui/notice.tsx';
import { useDrafts } from './browser-drafts.ts';
import { listTexts } from './list-texts.ts';

/** Whoever left the page with a question that did not go out is reminded where they would look for it. */
export function UnsentReminder() {
  const t = useTexts(listTexts);
  const drafts = useDrafts();
  const viewerId = useViewer()?.id ?? null;
  const [waiting, setWaiting] = useState(false);
  useEffect(() => {
    setWaiting(viewerId !== null && drafts.question(viewerId).unsent);
  }, [drafts, viewerId]);
  if (!waiting) return null;
  return (
    <div role="status" className="mb-6">
      <Notice tone="warning">
        {t('unsent')}{' '}
        <Link to={paths.ask} className="font-medium text-primary-text underline underline-offset-4">
          {t('lookAtIt')}
        </Link>
      </Notice>
    </div>
  );
}
