import type { KeptState } from '@regimen/contract/versions.ts';
import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Time } from '../../../shell/time.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { ChevronDownIcon } from '../../../ui/shell-icons.tsx';
import { texts } from './texts.ts';

interface VersionRowProps {
  version: KeptState;
  isNow: boolean;
  chosen: boolean;
  onChoose: () => void;
  children: ReactNode;
}

/** One version: what it is called, who kept it, when, and what was published of it. Chosen, it opens and tells what has changed since. */
export function VersionRow({ version, isNow, chosen, onChoose, children }: VersionRowProps) {
  const t = useTexts(texts);
  return (
    <li className={`rounded-card border ${chosen ? 'border-primary-line' : 'border-line'} bg-raised`}>
      <button
        type="button"
        aria-expanded={chosen}
        onClick={onChoose}
        className="flex w-full items-start gap-2 rounded-card px-4 py-3 text-start hover:bg-sunken"
      >
        <span className="grid min-w-0 flex-1 gap-0.5">
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <bdi className={version.name ? 'wrap-anywhere font-semibold' : 'text-ink-soft'}>
              {version.name || t('byItself')}
            </bdi>
            {isNow && <Badge tone="primary">{t('now')}</Badge>}
            {version.published.some(({ isNewest }) => isNewest) && (
              <Badge tone="success">{t('published')}</Badge>
            )}
          </span>
          <span className="text-14 text-ink-soft">
            <Time at={version.savedAt} />
            {' · '}
            <bdi>{version.savedBy?.full_name ?? t('somebody')}</bdi>
            {' · '}
            {t('steps', { n: version.stepsCount })}
          </span>
          {version.published.map(({ program, number }) => (
            <span key={`${program} ${number}`} className="text-14 text-ink-soft wrap-anywhere">
              {t('publishedAs', { n: number, program })}
            </span>
          ))}
        </span>
        <ChevronDownIcon className={`mt-1 shrink-0 text-ink-faint ${chosen ? 'rotate-180' : ''}`} />
      </button>
      {chosen && <div className="grid gap-3 border-t border-line px-4 py-3">{children}</div>}
    </li>
  );
}
