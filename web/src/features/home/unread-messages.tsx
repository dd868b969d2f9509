import { Link } from 'react-router';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { useViewer } from '../../shell/use-shell.ts';
import { MessageIcon } from '../../ui/shell-icons.tsx';
import { texts } from './texts.ts';

/** Only while there are some. */
export function UnreadMessages() {
  const t = useTexts(texts);
  const n = useViewer()?.unreadMessages ?? 0;
  if (n === 0) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-3 rounded-card border border-line bg-raised px-4 py-2">
      <MessageIcon className="shrink-0 text-primary-text" />
      <span className="min-w-0 flex-1">{t('unreadMessages', { n })}</span>
      <Link
        to={paths.messages}
        className="inline-flex min-h-11 items-center font-semibold text-primary-text underline-offset-4 hover:underline"
      >
        {t('readMessages')}
      </Link>
    </p>
  );
}
