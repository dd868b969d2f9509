import { type RefObject, useEffect } from 'react';
import { useFlow, useView } from './flow-context.ts';

/** Gives a panel that was asked for the focus: its first field, or its heading. */
export function useFocusWhenAsked(root: RefObject<HTMLElement | null>): void {
  const flow = useFlow();
  const asked = useView((view) => view.asked);
  useEffect(() => {
    if (!asked) return;
    const { typedAhead } = flow.view.get();
    flow.fieldsShown();
    // On a touch screen a field would bring up the keyboard before anything was read.
    const isTouch = matchMedia('(pointer: coarse)').matches;
    const part =
      asked === 'fields' ? null : root.current?.querySelector<HTMLElement>(`[data-part="${asked}"]`);
    const folded = part?.closest('details') ?? part?.querySelector('details');
    if (folded) folded.open = true;
    const find = (selector: string) => (part ?? root.current)?.querySelector<HTMLElement>(selector);
    const wanted = (isTouch ? null : find('input, textarea')) ?? find('h2');
    wanted?.focus({ preventScroll: !part });
    if (!(wanted instanceof HTMLInputElement || wanted instanceof HTMLTextAreaElement)) return;
    // As with the Tab key: what a step is called at first is only a start.
    if (wanted instanceof HTMLInputElement) wanted.select();
    typeInto(wanted, typedAhead);
  }, [asked, flow, root]);
}

/** As if the field had been there while it was typed. */
function typeInto(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const { selectionStart, selectionEnd } = field;
  // A box to tick, or a number, has no place between letters.
  if (text === '' || selectionStart === null || selectionEnd === null) return;
  field.setRangeText(text, selectionStart, selectionEnd, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
