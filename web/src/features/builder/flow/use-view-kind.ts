import { useState } from 'react';
import { kept } from '../../../shell/kept.ts';
import { useMounted } from '../../../shell/use-mounted.ts';

export type ViewKind = 'canvas' | 'list';

const last = kept<ViewKind>('regimen-flow-view', (value) =>
  value === 'canvas' || value === 'list' ? value : undefined,
);

/** As chosen last; else the list on narrow screens. `null` until the page is alive: the server knows no screens. */
export function useViewKind(): [ViewKind | null, (kind: ViewKind) => void] {
  const mounted = useMounted();
  const [chosen, setChosen] = useState<ViewKind | null>(null);
  const narrow = mounted && matchMedia('(max-width: 767px)').matches;
  const kind = mounted ? (chosen ?? (narrow ? 'list' : (last.read() ?? 'canvas'))) : null;
  return [
    kind,
    (next) => {
      setChosen(next);
      if (!narrow) last.write(next);
    },
  ];
}
