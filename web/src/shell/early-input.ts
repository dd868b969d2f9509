// Between the page being there and its script running, people already type and press. What they typed is told to the
// page once it is alive, and a form they sent is sent then: by itself the browser would post it to an address that
// takes none, and what was typed would be gone.

interface Early {
  typed: Set<EventTarget>;
  sent: SubmitEvent | null;
  end(): void;
}
declare global {
  interface Window {
    earlyInput?: Early;
  }
}

/** Stands in the page before any script of ours. What a browser fills in by itself when one comes back is not typed. */
export const earlyInputScript = `(function(){var a=navigator.userActivation,m={typed:new Set,sent:null};
function typed(e){if(!a||a.hasBeenActive)m.typed.add(e.target)}
function sent(e){if(e.target.method==='post'){e.preventDefault();m.sent=e}}
addEventListener('input',typed,true);addEventListener('submit',sent,true);
m.end=function(){removeEventListener('input',typed,true);removeEventListener('submit',sent,true)};
window.earlyInput=m})()`;

/** Once the page is alive. */
export function replayEarlyInput(): void {
  const early = window.earlyInput;
  if (!early) return;
  delete window.earlyInput;
  early.end();
  for (const field of early.typed) if (field instanceof HTMLElement && field.isConnected) typeAgain(field);
  const form = early.sent?.target;
  if (!(form instanceof HTMLFormElement)) return;
  // After the page has taken in what was typed.
  setTimeout(() => form.isConnected && form.requestSubmit(early.sent?.submitter));
}

/** React has taken what stands in the field for what was always there; so it is put in once more, after what was. */
function typeAgain(field: HTMLElement): void {
  if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')) {
    if (field.type === 'checkbox' && field.checked === field.defaultChecked) return;
    field.checked = !field.checked;
    field.click();
    return;
  }
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
    const { value } = field;
    field.value = field.defaultValue;
    const kind = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
    Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  } else if (field instanceof HTMLSelectElement) field.dispatchEvent(new Event('change', { bubbles: true }));
}
