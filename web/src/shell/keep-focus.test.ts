import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepFocus } from './keep-focus.ts';

/** As much of an element as moving the focus needs. */
class Part {
  parentElement: Part | null = null;
  readonly children: Part[] = [];
  readonly style: Record<string, string> = {};
  tabIndex = 0;
  isHidden = false;
  readonly tag: string;
  constructor(tag: string, ...children: Part[]) {
    this.tag = tag;
    for (const child of children) this.append(child);
  }
  append(child: Part): void {
    child.parentElement = this;
    this.children.push(child);
  }
  remove(): void {
    this.parentElement?.children.splice(this.parentElement.children.indexOf(this), 1);
    this.parentElement = null;
    if (page.contains(page.active)) return;
    page.active = page.body;
    page.tell('focusout', this);
  }
  focus(): void {
    page.active = this;
    page.tell('focusin', this);
  }
  get isConnected(): boolean {
    return page.contains(this);
  }
  checkVisibility = (): boolean => !this.isHidden && (this.parentElement?.checkVisibility() ?? true);
  hasAttribute = (): boolean => this.tag === 'button';
  matches = (selector: string): boolean => selector.split(', ').includes(this.tag);
  querySelectorAll = (selector: string): Part[] =>
    this.children.flatMap((child) => [
      ...(child.matches(selector) ? [child] : []),
      ...child.querySelectorAll(selector),
    ]);
}

let page: ReturnType<typeof openPage>;
function openPage() {
  const body = new Part('body');
  const listeners = new Map<string, (event: { target: Part }) => void>();
  const frames: (() => void)[] = [];
  let onMutation = () => {};
  return {
    body,
    active: body,
    frames,
    contains: (part: Part): boolean => {
      for (let at: Part | null = part; at; at = at.parentElement) if (at === body) return true;
      return false;
    },
    tell: (type: string, target: Part) => listeners.get(type)?.({ target }),
    /** The page was drawn anew, and has come to rest. */
    drawn() {
      onMutation();
      for (const frame of frames.splice(0)) frame();
    },
    globals: {
      document: {
        body,
        get activeElement() {
          return page.active;
        },
        querySelector: (selector: string) => body.querySelectorAll(selector)[0] ?? null,
        addEventListener: (type: string, listener: () => void) => listeners.set(type, listener),
        removeEventListener: (type: string) => listeners.delete(type),
      },
      MutationObserver: class {
        constructor(listener: () => void) {
          onMutation = listener;
        }
        observe() {}
        disconnect() {
          onMutation = () => {};
        }
      },
      requestAnimationFrame: (frame: () => void) => frames.push(frame),
      cancelAnimationFrame: () => frames.splice(0),
    },
  };
}

let stop: () => void;
let parts: Record<'title' | 'section' | 'heading' | 'button' | 'other', Part>;
beforeEach(() => {
  page = openPage();
  for (const [name, value] of Object.entries(page.globals)) vi.stubGlobal(name, value);
  const [title, heading, button, other] = ['h1', 'h2', 'button', 'button'].map((tag) => new Part(tag)) as [
    Part,
    Part,
    Part,
    Part,
  ];
  const section = new Part('section', heading, button, other);
  page.body.append(new Part('main', title, section));
  parts = { title, section, heading, button, other };
  stop = keepFocus();
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

describe('the focus', () => {
  it('goes to the heading of the part whose button went with what it did', () => {
    parts.button.focus();
    parts.button.remove();
    page.drawn();
    expect(page.active).toBe(parts.heading);
    // Not among what Tab leads to.
    expect(parts.heading.tabIndex).toBe(-1);
  });
  it('goes to the heading of the page when the whole part is gone', () => {
    parts.button.focus();
    parts.section.remove();
    page.drawn();
    expect(page.active).toBe(parts.title);
  });
  it('passes over a heading that is not to be seen', () => {
    parts.heading.isHidden = true;
    parts.button.focus();
    parts.button.remove();
    page.drawn();
    expect(page.active).toBe(parts.section);
  });
  it('stays nowhere when somebody clicked beside a button that is still there', () => {
    parts.button.focus();
    page.active = page.body;
    page.tell('focusout', parts.button);
    page.drawn();
    expect(page.active).toBe(page.body);
  });
  it('stays where the page itself has moved it', () => {
    parts.button.focus();
    parts.button.remove();
    parts.other.focus();
    page.drawn();
    expect(page.active).toBe(parts.other);
  });
  it('stays there too when nothing told of it, as in a window that is not in front', () => {
    parts.button.focus();
    parts.button.remove();
    page.active = parts.other;
    page.drawn();
    expect(page.active).toBe(parts.other);
  });
  it('is nobody’s business before anything had it, and after the end', () => {
    parts.button.remove();
    page.drawn();
    expect(page.active).toBe(page.body);
    parts.other.focus();
    stop();
    parts.other.remove();
    page.drawn();
    expect(page.active).toBe(page.body);
  });
});
