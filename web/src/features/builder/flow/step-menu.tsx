import { typeTexts } from '@regimen/contract/protocol-words/type-texts.ts';
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { StepIcon } from '../../../shared/steps/step-icon.tsx';
import { typeHelpTexts } from '../steps/type-help-texts.ts';
import { useFlow, useView } from './flow-context.ts';
import { texts } from './texts.ts';

/** The types of steps, beside the plus that was pressed. Arrow keys go through them, a letter jumps to one. */
export function StepMenu() {
  const adding = useView((view) => view.adding);
  return adding && <OpenMenu key={`${adding.x},${adding.y}`} />;
}

function OpenMenu() {
  const t = useTexts(texts);
  const names = useTexts(typeTexts);
  const help = useTexts(typeHelpTexts);
  const flow = useFlow();
  const adding = useView((view) => view.adding);
  const menu = useRef<HTMLDivElement>(null);
  useFocusAndBack(menu);
  useCloseOutside(menu, flow.closeTypes);
  useLayoutEffect(() => {
    if (menu.current && adding) place(menu.current, adding.x, adding.y);
  }, [adding]);
  if (!adding) return null;
  return (
    <div
      ref={menu}
      role="menu"
      aria-label={t('whichStep')}
      tabIndex={-1}
      className="pop fixed top-0 z-40 grid w-72 max-w-[calc(100vw-1rem)] gap-0.5 overflow-y-auto rounded-card border border-line bg-raised p-2 shadow-float"
      style={{ left: 0 }}
      onKeyDown={(event) => menuKey(event, flow.closeTypes)}
    >
      {flow.typesFor(adding.spot).map((type) => (
        <button
          key={type}
          type="button"
          role="menuitem"
          tabIndex={-1}
          className="flex min-h-12 items-center gap-3 rounded-control px-2 text-start hover:bg-sunken focus-visible:bg-sunken focus-visible:outline-offset-0"
          onClick={() => flow.add(adding.spot, type)}
        >
          <StepIcon type={type} small />
          <span className="grid leading-heading">
            <span className="font-medium">{names(type)}</span>
            <span className="text-12 text-ink-soft">{help(type)}</span>
          </span>
        </button>
      ))}
    </div>
  );
}

/** Below the place where there is room for most of it, else above; never outside the window. */
function place(element: HTMLElement, x: number, y: number): void {
  const [below, above] = [innerHeight - y - 8, y - 40];
  const goesBelow = below >= Math.min(element.scrollHeight, 320) || below >= above;
  element.style.maxHeight = `${Math.max(200, goesBelow ? below : above)}px`;
  const { offsetWidth: width, offsetHeight: height } = element;
  const left = Math.min(Math.max(8, x - width / 2), innerWidth - width - 8);
  const top = goesBelow ? Math.min(y, innerHeight - height - 8) : Math.max(8, y - 32 - height);
  element.style.translate = `${left}px ${top}px`;
}

/** Whatever closes it, one goes on from where it was opened. */
function useFocusAndBack(menu: React.RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const before = document.activeElement as HTMLElement | null;
    const element = menu.current;
    element?.querySelector<HTMLElement>('[role="menuitem"]')?.focus();
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

function menuKey(event: KeyboardEvent<HTMLElement>, close: () => void): void {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="menuitem"]')];
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
  } else if (event.key.length === 1 && event.key !== ' ') {
    const letter = event.key.toLocaleLowerCase();
    const next = [...items.slice(at + 1), ...items.slice(0, at + 1)];
    next.find((item) => item.textContent?.trim().toLocaleLowerCase().startsWith(letter))?.focus();
  }
}
