import { type RefObject, useEffect } from 'react';
import { useFlow, useView } from './flow-context.ts';

/** Gives a panel that was asked for the focus: its first field, or its heading. */
export function useFocusWhenAsked(root: RefObject<HTMLElement | null>): void {
  const flow = useFlow();
  const asked = useView((view) => view.asked);
  useEffect(() => {
    if (!asked) return;
    flow.fieldsShown();
    // On a touch screen a field would bring up the keyboard before anything was read.
    const isTouch = matchMedia('(pointer: coarse)').matches;
    const part =
      asked === 'fields' || asked === 'name'
        ? null
        : root.current?.querySelector<HTMLElement>(`[data-part="${asked}"]`);
    const folded = part?.closest('details') ?? part?.querySelector('details');
    if (folded) folded.open = true;
    const find = (selector: string) => (part ?? root.current)?.querySelector<HTMLElement>(selector);
    const wanted = (isTouch ? null : find('input, textarea')) ?? find('h2');
    wanted?.focus({ preventScroll: !part });
    // What it is called at first is only a start.
    if (asked === 'name' && wanted instanceof HTMLInputElement) wanted.select();
  }, [asked, flow, root]);
}
