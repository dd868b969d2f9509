import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';

interface DisclosureMenuProps {
  /** What the button shows. */
  button: ReactNode;
  /** Its name, when what it shows is no words. */
  label?: string;
  buttonClass: string;
  /** On which side of the button the panel begins. */
  align?: 'start' | 'end';
  /** The panel opens above its button. */
  above?: boolean;
  children: (close: () => void) => ReactNode;
}

/**
 * A button that opens a small panel of links or choices. Plain Tab order (the disclosure pattern, not an
 * application menu), and the arrows, Home and End go through them too; Escape, a click outside and leaving by Tab close it, Escape gives the focus back.
 */
export function DisclosureMenu({
  button,
  label,
  buttonClass,
  align = 'end',
  above = false,
  children,
}: DisclosureMenuProps) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const id = useId();
  // Before it is painted, and again whenever what it stands beside gets wider or narrower.
  useLayoutEffect(() => {
    const [shown, beside] = [panel.current, root.current?.parentElement];
    if (!open || !shown || !beside) return;
    const place = () => keepInSight(shown, trigger.current);
    place();
    const watch = new ResizeObserver(place);
    watch.observe(shown);
    watch.observe(beside);
    return () => watch.disconnect();
  }, [open]);
  useEffect(() => {
    if (!open) return;
    const outside = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    const onKey = (event: KeyboardEvent) => {
      const next = panel.current && nextByKey(event.key, choicesIn(panel.current));
      if (next && root.current?.contains(document.activeElement)) {
        event.preventDefault();
        next.focus();
      }
      if (event.key !== 'Escape') return;
      setOpen(false);
      trigger.current?.focus();
    };
    addEventListener('pointerdown', outside);
    addEventListener('focusin', outside);
    addEventListener('keydown', onKey);
    return () => {
      removeEventListener('pointerdown', outside);
      removeEventListener('focusin', outside);
      removeEventListener('keydown', onKey);
    };
  }, [open]);
  return (
    <div ref={root} className="relative">
      <button
        ref={trigger}
        type="button"
        aria-expanded={open}
        aria-controls={id}
        aria-label={label}
        title={label}
        className={buttonClass}
        onClick={() => setOpen(!open)}
      >
        {button}
      </button>
      <div
        ref={panel}
        id={id}
        hidden={!open}
        className={`absolute z-30 ${above ? 'bottom-full mb-2' : 'top-full mt-2'} ${align === 'end' ? 'end-0' : 'start-0'}`}
      >
        {open && (
          <div className="pop w-max max-w-[90vw] min-w-56 rounded-card border border-line bg-raised p-2 shadow-float">
            {children(() => {
              setOpen(false);
              trigger.current?.focus();
            })}
          </div>
        )}
      </div>
    </div>
  );
}

function choicesIn(panel: HTMLElement): HTMLElement[] {
  // Fields have arrows of their own.
  if (panel.querySelector('input, select, textarea')) return [];
  return [...panel.querySelectorAll<HTMLElement>('a[href], button:not(:disabled)')];
}

/** Where an arrow leads from what has the focus: the button that opened them, then the choices, and round again. */
function nextByKey(key: string, choices: readonly HTMLElement[]): HTMLElement | undefined {
  const [first] = choices;
  if (!first) return undefined;
  const at = choices.indexOf(document.activeElement as HTMLElement);
  const isRtl = getComputedStyle(first).direction === 'rtl';
  if (key === 'Home') return first;
  if (key === 'End') return choices.at(-1);
  if (key === 'ArrowDown' || key === (isRtl ? 'ArrowLeft' : 'ArrowRight')) return choices[at + 1] ?? first;
  if (key === 'ArrowUp' || key === (isRtl ? 'ArrowRight' : 'ArrowLeft'))
    return choices[Math.max(at, 0) - 1] ?? choices.at(-1);
  return undefined;
}

const edge = 8;

/**
 * On a phone the panel may be wider than what is left beside its button: it moves in as far as it has to. What would end
 * below the screen, or behind the bar there, opens above its button instead, if it has room. Within a frame that scrolls,
 * what opens above and has no room there opens below, or as near as the frame allows: nothing is scrolled for it.
 */
function keepInSight(panel: HTMLElement, button: HTMLElement | null): void {
  panel.style.translate = '';
  const { left, right, top, bottom } = panel.getBoundingClientRect();
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const x = left < edge ? edge - left : Math.min(0, width - edge - right);
  const y = button ? shiftDown(button, { top, bottom, height }) : 0;
  if (x !== 0 || y !== 0) panel.style.translate = `${x}px ${y}px`;
}

function shiftDown(
  button: HTMLElement,
  { top, bottom, height }: { top: number; bottom: number; height: number },
): number {
  const at = button.getBoundingClientRect();
  if (top >= at.bottom) {
    const bar = document.querySelector('[data-tab-bar]')?.getBoundingClientRect().height ?? 0;
    const up = at.top - edge - bottom;
    return bottom > height - bar && top + up >= edge ? up : 0;
  }
  const frame = button.closest('[role=log]')?.getBoundingClientRect() ?? { top: 0, bottom: height };
  if (top >= frame.top) return 0;
  const down = at.bottom + edge - top;
  return bottom + down <= frame.bottom - edge ? down : frame.top + edge - top;
}

/** A row of such a panel. */
export const menuRowClass =
  'flex min-h-11 w-full items-center gap-3 rounded-control px-3 text-start text-ink hover:bg-sunken';
