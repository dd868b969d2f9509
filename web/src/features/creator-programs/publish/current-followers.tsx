import type { Publishing } from '@regimen/contract/publishing.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { ShareBar } from '../../../ui/share-bar.tsx';
import { publishTexts } from './publish-texts.ts';

/** Those who follow it now, by version, as bars that can be compared at a glance. */
export function CurrentFollowers({ plan: { onTheWay } }: { plan: Publishing }) {
  const t = useTexts(publishTexts);
  const most = Math.max(...onTheWay.map(({ count }) => count));
  return (
    <section
      aria-labelledby="current-followers"
      className="rounded-card border border-line bg-raised p-5 md:p-6"
    >
      <h2 id="current-followers" className="text-22">
        {t('currentFollowers')}
      </h2>
      <p className="mt-1 text-ink-soft">{t(onTheWay.length === 0 ? 'nobody' : 'stay')}</p>
      {onTheWay.length > 0 && (
        <ul className="mt-4 grid gap-2.5">
          {onTheWay.map(({ number, count }) => (
            <li key={number} className="grid grid-cols-[6.5rem_1fr_auto] items-center gap-3 text-14">
              <span>{t('version', { number })}</span>
              <ShareBar share={count / most} fill="min-w-2.5 bg-primary" className="h-2.5 bg-sunken" />
              <span className="tabular-nums text-ink-soft">{t('people', { n: count })}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
