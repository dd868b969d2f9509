import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import { menuEdge, menuTop } from './menu-place.ts';
import { itemTyped, nothingTyped, type Typed, typeLetter } from './typed-item.ts';

interface PopMenuProps {
  x: number;
  y: number;
  label: string;
  onClose: () => void;
  /** Buttons; through them the arrow keys go, and what is typed jumps to the one that begins so. */
  children: ReactNode;
  className?: string;
}

/** A menu beside a place on the screen. */
export function PopMenu({ x, y, label, onClose, children, className = 'w-72' }: PopMenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  const typed = useRef(nothingTyped);
  useFocusAndBack(menu);
  useCloseOutside(menu, onClose);
  useLayoutEffect(() => {
    if (menu.current) place(menu.current, x, y);
  }, [x, y]);
  return (
    <div
      ref={menu}
      role="menu"
      aria-label={label}
      tabIndex={-1}
      className={`pop fixed top-0 z-40 grid max-w-[calc(100vw-1rem)] gap-0.5 overflow-y-auto rounded-card border border-line bg-raised p-2 shadow-float [&_button]:-outline-offset-2 ${className}`}
      style={{ left: 0 }}
      onKeyDown={(event) => menuKey(event, onClose, typed)}
    >
      {children}
    </div>
  );
}

function place(element: HTMLElement, x: number, y: number): void {
  element.style.maxHeight = `${innerHeight - 2 * menuEdge}px`;
  const { offsetWidth: width, offsetHeight: height } = element;
  const left = Math.min(Math.max(menuEdge, x - width / 2), innerWidth - width - menuEdge);
  element.style.translate = `${left}px ${menuTop(y, height, innerHeight)}px`;
}

/** Whatever closes it, one goes on from where it was opened. */
function useFocusAndBack(menu: React.RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const before = document.activeElement as HTMLElement | null;
    const element = menu.current;
    element?.querySelector<HTMLElement>('button')?.focus();
    return () => {
      const active = document.activeElement;
      if (!active || active === document.body || element?.contains(active)) before?.focus();
    };
  }, [menu]);
}

function useCloseOutside(menu: React.RefObject<HTMLElement | null>, close: () => void): void {
  useEffect(() => {
    const outside = (event: Event) => {
      if (!menu.current?.contains(event.target as globalThis.Node)) close();
    };
    addEventListener('pointerdown', outside, true);
    addEventListener('wheel', outside, { capture: true, passive: true });
    return () => {
      removeEventListener('pointerdown', outside, true);
      removeEventListener('wheel', outside, { capture: true });
    };
  }, [menu, close]);
}

function menuKey(event: KeyboardEvent<HTMLElement>, close: () => void, typed: RefObject<Typed>): void {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('button')];
  const at = items.indexOf(document.activeElement as HTMLElement);
  const go = (index: number) => {
    event.preventDefault();
    items[(index + items.length) % items.length]?.focus();
  };
  event.stopPropagation();
  if (event.key === 'ArrowDown') go(at + 1);
  else if (event.key === 'ArrowUp') go(at - 1);
  else if (event.key === 'Home') go(0);
  else if (event.key === 'End') go(items.length - 1);
  else if (event.key === 'Escape' || event.key === 'Tab') {
    event.preventDefault();
    close();
  } else if (event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey) {
    typed.current = typeLetter(typed.current, event.key, event.timeStamp);
    const names = items.map((item) => item.textContent ?? '');
    const found = itemTyped(names, at, typed.current.text);
    if (found !== null) go(found);
  }
}
