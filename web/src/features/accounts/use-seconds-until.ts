import { useEffect, useState } from 'react';

/** Counts down to a moment in milliseconds; 0 from then on. */
export function useSecondsUntil(moment: number): number {
  const [now, setNow] = useState(0);
  useEffect(() => {
    const tick = () => setNow(Date.now());
    tick();
    if (moment <= Date.now()) return;
    const timer = setInterval(() => {
      tick();
      if (Date.now() >= moment) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [moment]);
  return now === 0 ? 0 : Math.max(0, Math.ceil((moment - now) / 1000));
}
