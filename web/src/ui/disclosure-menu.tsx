import { type ReactNode, useEffect, useId, useRef, useState } from 'react';

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
 * application menu); Escape, a click outside and leaving by Tab close it, Escape gives the focus back.
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
  useEffect(() => {
    if (!open) return;
    if (panel.current) keepInSight(panel.current);
    const outside = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    const onKey = (event: KeyboardEvent) => {
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

const edge = 8;

/** On a phone the panel may be wider than what is left beside its button: it moves in as far as it has to. */
function keepInSight(panel: HTMLElement): void {
  panel.style.translate = '';
  const { left, right } = panel.getBoundingClientRect();
  const width = document.documentElement.clientWidth;
  const by = left < edge ? edge - left : Math.min(0, width - edge - right);
  if (by !== 0) panel.style.translate = `${by}px`;
}

/** A row of such a panel. */
export const menuRowClass =
  'flex min-h-11 w-full items-center gap-3 rounded-control px-3 text-start text-ink hover:bg-sunken';
