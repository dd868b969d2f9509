/** What a person can be led back to when the control they were at is gone. */
const parts = 'section, article, form, fieldset, dialog[open], main';

/**
 * A button that was pressed may go with what it did. The browser then leaves the focus nowhere, and whoever uses the
 * keyboard or listens begins again at the top. Here it moves to the heading of the part that the button was in, or of
 * the page that came instead. A page that moves the focus itself has done so before.
 */
export function keepFocus(): () => void {
  let path: Element[] = [];
  let frame = 0;
  const onFocus = ({ target }: FocusEvent) => {
    path = [];
    for (let at = target as Element | null; at; at = at.parentElement) path.push(at);
  };
  const look = () => {
    frame = 0;
    const [last] = path;
    if (!last || document.activeElement !== document.body) return;
    const isLeft = isThere(last);
    const part = path.find((each) => each.matches(parts) && isThere(each)) ?? document.querySelector('main');
    path = [];
    // Still there: somebody clicked beside it.
    if (!isLeft && part) focusOn(headingOf(part) ?? part);
  };
  const lookSoon = () => {
    if (path.length > 0) frame ||= requestAnimationFrame(look);
  };
  const watcher = new MutationObserver(lookSoon);
  watcher.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('focusin', onFocus);
  document.addEventListener('focusout', lookSoon);
  return () => {
    watcher.disconnect();
    cancelAnimationFrame(frame);
    document.removeEventListener('focusin', onFocus);
    document.removeEventListener('focusout', lookSoon);
  };
}

const isThere = (element: Element): boolean => element.isConnected && element.checkVisibility();

const headingOf = (part: Element): Element | undefined =>
  [...part.querySelectorAll('h1, h2, h3, legend')].find(isThere);

function focusOn(element: Element): void {
  const target = element as HTMLElement;
  if (!target.hasAttribute('tabindex')) {
    target.tabIndex = -1;
    target.style.outline = 'none';
  }
  target.focus({ preventScroll: true });
}
