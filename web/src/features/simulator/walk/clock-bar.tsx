import { dateAndTime } from '@regimen/contract/language/instants.ts';
import { type KeyboardEvent, useId } from 'react';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { WhenIn } from '../../../shell/when.tsx';
import { Button } from '../../../ui/button.tsx';
import type { Walking } from './use-walk.ts';
import { lastOf, mostThings, nextAt } from './walk.ts';
import { walkTexts } from './walk-texts.ts';
import type { WalkedLife } from './walker.ts';

interface ClockBarProps {
  walking: Walking;
  walked: WalkedLife;
  day: number;
}

/** What the virtual clock shows, and how it goes on. */
export function ClockBar({ walking, walked, day }: ClockBarProps) {
  const t = useTexts(walkTexts);
  const locale = useLocale();
  const keysId = useId();
  const { walk, isRunning } = walking;
  const { run } = lastOf(walk).life;
  const isOver = run.end !== null;
  const isStill = nextAt(walk) === null;
  const keys: Record<string, () => void> = {
    n: walking.next,
    d: () => walking.on(1),
    w: () => walking.on(7),
    e: walking.toEnd,
    b: walking.back,
  };
  // Only while the focus is at these buttons, so that no letter typed elsewhere moves the clock.
  const onKeyDown = (event: KeyboardEvent) => {
    const press = keys[event.key.toLowerCase()];
    if (!press || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    press();
  };
  return (
    <section
      aria-label={t('clock')}
      className="grid gap-3 rounded-card border border-line bg-raised p-3 sm:p-4 lg:sticky lg:top-[calc(var(--spacing-navbar)+1rem)] lg:z-10 lg:col-start-2"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <p className="text-18 leading-heading font-semibold tabular-nums" aria-live="polite">
          <span className="me-2 inline-flex rounded-pill bg-primary-soft px-2.5 text-14 leading-6 text-primary-text">
            {t('dayOf', { n: day })}
          </span>
          {dateAndTime(locale, walk.clock, run.run.zone)}
        </p>
        <p className="text-14 text-ink-soft">
          <Outlook walking={walking} walked={walked} />
        </p>
      </div>
      <div
        role="toolbar"
        tabIndex={-1}
        aria-label={t('clock')}
        aria-describedby={keysId}
        className="flex flex-wrap gap-2"
        onKeyDown={onKeyDown}
      >
        <Button onClick={walking.next} disabled={isOver || isStill} className="px-4">
          {t('next')}
        </Button>
        <Button look="quiet" className="px-4" onClick={() => walking.on(1)} disabled={isOver}>
          {t('day')}
        </Button>
        <Button look="quiet" className="px-4" onClick={() => walking.on(7)} disabled={isOver}>
          {t('week')}
        </Button>
        {isRunning ? (
          <Button look="quiet" className="px-4" onClick={walking.stop}>
            {t('stop')}
          </Button>
        ) : (
          <Button look="quiet" className="px-4" onClick={walking.toEnd} disabled={isOver || isStill}>
            {t('end')}
          </Button>
        )}
        <Button look="plain" className="px-3" onClick={walking.back} disabled={!walking.canGoBack}>
          {t('back')}
        </Button>
        <Button look="plain" className="px-3" onClick={walking.again} disabled={!walking.canGoBack}>
          {t('again')}
        </Button>
      </div>
      <p id={keysId} className="text-12 text-ink-faint max-sm:sr-only">
        {t('keys')}
      </p>
    </section>
  );
}

function Outlook({ walking: { walk }, walked }: Omit<ClockBarProps, 'day'>) {
  const t = useTexts(walkTexts);
  const at = nextAt(walk);
  if (lastOf(walk).life.run.end) return t('isOver');
  if (walk.things.length >= mostThings) return t('tooMuch');
  if (at === null) return t('nothingComes');
  if (at >= walked.until) return t('beyond');
  return <WhenIn at={new Date(at).toISOString()} words={(when) => t('nextComes', { when })} />;
}
