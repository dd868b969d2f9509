import { useSyncExternalStore } from 'react';
import { Link, useLocation } from 'react-router';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { PhoneIcon } from '../../ui/shell-icons.tsx';
import { helpShown } from './help-shown.ts';
import { stripTexts } from './strip-texts.ts';
import { useInDanger } from './use-in-danger.ts';

/** On every page of somebody who may be in danger: the way to help, first of all. */
export function HelpStrip() {
  const t = useTexts(stripTexts);
  const { pathname } = useLocation();
  const isShown = useSyncExternalStore(helpShown.subscribe, helpShown.get, () => false);
  if (!useInDanger() || isShown || pathname === paths.helpNow) return null;
  return (
    <aside aria-label={t('label')} className="border-b border-line bg-primary-soft">
      <p className="mx-auto flex max-w-[calc(944px+3rem)] flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2 md:px-6">
        <PhoneIcon className="shrink-0 text-primary-text" />
        <span className="font-semibold">{t('text')}</span>
        <Link
          to={paths.helpNow}
          className="inline-flex min-h-11 items-center font-semibold text-primary-text underline"
        >
          {t('link')}
        </Link>
      </p>
    </aside>
  );
}
