import { useState } from 'react';
import { useMounted } from '../../../shell/use-mounted.ts';

export type ViewKind = 'canvas' | 'list';

const place = 'regimen-flow-view';

function kept(): ViewKind | null {
  try {
    const value = localStorage.getItem(place);
    return value === 'canvas' || value === 'list' ? value : null;
  } catch {
    return null;
  }
}

/** As chosen last; else the list on narrow screens. `null` until the page is alive: the server knows no screens. */
export function useViewKind(): [ViewKind | null, (kind: ViewKind) => void] {
  const mounted = useMounted();
  const [chosen, setChosen] = useState<ViewKind | null>(null);
  const narrow = mounted && matchMedia('(max-width: 767px)').matches;
  const kind = mounted ? (chosen ?? (narrow ? 'list' : (kept() ?? 'canvas'))) : null;
  return [
    kind,
    (next) => {
      setChosen(next);
      try {
        if (!narrow) localStorage.setItem(place, next);
      } catch {
        // Only a preference.
      }
    },
  ];
}
