import { useEffect, useMemo, useState } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { keeper } from '../../../shell/kept.ts';
import { Button } from '../../../ui/button.tsx';
import { ClockIcon } from '../../../ui/icons.tsx';
import { ProgressRing } from '../../../ui/progress-ring.tsx';
import { useFormStorage } from './form-storage.ts';
import { formTexts } from './form-texts.ts';
import { asTimer, clockWords, isRunning, leftOf, paused, started, type TimerState } from './timer-state.ts';

/** For those who want it: it runs on through a reload, and nothing depends on it. */
export function Timer({ task, minutes }: { task: string; minutes: number }) {
  const t = useTexts(formTexts);
  const whole = minutes * 60_000;
  const begun = useMemo(() => keeper('begun:…').at(`timer:${task}`, asTimer), [task]);
  const { onDevice } = useFormStorage();
  const [state, setState] = useState<TimerState>({ leftMs: whole });
  const [now, setNow] = useState(0);
  useEffect(() => {
    const kept = onDevice ? begun.read() : undefined;
    if (kept) setState(kept);
    setNow(Date.now());
  }, [begun, onDevice]);
  const running = isRunning(state, now);
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [running]);
  const change = (next: TimerState) => {
    setState(next);
    setNow(Date.now());
    if (onDevice) begun.write(next);
  };
  const remaining = leftOf(state, now);
  const untouched = remaining === whole && !running;
  if (untouched)
    return (
      <Button
        look="plain"
        className="-ms-5 justify-self-start"
        onClick={() => change(started(state, Date.now()))}
      >
        <ClockIcon />
        {t('timerStart', { time: clockWords(whole) })}
      </Button>
    );
  return (
    <section
      aria-label={t('timer')}
      className="flex flex-wrap items-center gap-x-5 gap-y-3 rounded-card bg-sunken px-5 py-4"
    >
      <ProgressRing share={remaining / whole} />
      <p className="min-w-20 text-28 leading-heading font-semibold tabular-nums" aria-hidden="true">
        <bdi>{clockWords(remaining)}</bdi>
      </p>
      <p role="status" className={remaining === 0 ? 'text-success-text' : 'sr-only'}>
        {remaining === 0 ? t('timerOver') : ''}
      </p>
      <div className="flex gap-2">
        {remaining > 0 && (
          <Button
            look="quiet"
            onClick={() => change(running ? paused(state, Date.now()) : started(state, Date.now()))}
          >
            {running ? t('timerPause') : t('timerGoOn')}
          </Button>
        )}
        <Button look="plain" className="px-3" onClick={() => change({ leftMs: whole })}>
          {t('timerReset')}
        </Button>
      </div>
    </section>
  );
}
