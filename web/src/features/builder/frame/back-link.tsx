import { useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../../../i18n/use-texts.ts';
import { paths } from '../../../paths.ts';
import { cameFrom } from '../../../shell/came-from.ts';
import { useOpenPages } from '../../../shell/use-open-pages.ts';
import { ChevronDownIcon } from '../../../ui/shell-icons.tsx';
import { texts } from './texts.ts';

/** Out of the builder, to the page one came from; whoever came by an address goes to the protocols. */
export function BackLink() {
  const t = useTexts(texts);
  const isOpen = useOpenPages();
  const backUrl = useSyncExternalStore(cameFrom.subscribe, cameFrom.get, () => null);
  const to = backUrl ?? (isOpen(paths.protocols) ? paths.protocols : '/home');
  return (
    <Link
      to={to}
      aria-label={t('back')}
      title={t('back')}
      className="-ms-2 inline-flex size-9 shrink-0 items-center justify-center rounded-control text-ink-soft hover:bg-sunken hover:text-ink"
    >
      <ChevronDownIcon className="rotate-90 rtl:-rotate-90" />
    </Link>
  );
}
