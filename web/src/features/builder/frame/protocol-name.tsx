import { useRef, useState } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { changeThenFocus } from '../../../ui/change-then-focus.ts';
import { PencilIcon } from '../../../ui/icons.tsx';
import { useMay } from '../draft/use-card.ts';
import { useDraftStore, useProtocol } from '../draft/use-draft.ts';
import { texts } from './texts.ts';

/** The protocol's name; pressed, it can be typed over. An empty one is not taken. */
export function ProtocolName() {
  const t = useTexts(texts);
  const store = useDraftStore();
  const { name, description } = useProtocol();
  const mayEdit = useMay('edit');
  const [typed, setTyped] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  if (!mayEdit) return <p className="truncate font-semibold">{name}</p>;
  const end = (keep: boolean) => {
    const wanted = typed?.trim().slice(0, 200) ?? '';
    setTyped(null);
    if (keep && wanted !== '' && wanted !== name) store.edit({ edit: 'describe', name: wanted, description });
  };
  if (typed === null)
    return (
      <button
        ref={button}
        type="button"
        title={t('rename')}
        className="group -mx-2 flex min-h-9 min-w-0 items-center gap-2 rounded-control px-2 text-start font-semibold hover:bg-sunken"
        onClick={() => setTyped(name)}
      >
        <span className="sr-only">{t('protocolName')}</span>
        <span className="min-w-0 truncate">{name}</span>
        <PencilIcon size={14} className="shrink-0 text-ink-faint opacity-0 group-hover:opacity-100" />
      </button>
    );
  return (
    <input
      // biome-ignore lint/a11y/noAutofocus: it takes the place of the button that was just pressed
      autoFocus
      value={typed}
      maxLength={200}
      aria-label={t('protocolName')}
      className="-mx-2 min-h-9 w-full min-w-0 max-w-96 rounded-control border border-line-strong bg-raised px-2 font-semibold"
      onFocus={(event) => event.target.select()}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={() => typed !== null && end(true)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== 'Escape') return;
        event.stopPropagation();
        // The button comes back within this key, which must not press it.
        event.preventDefault();
        changeThenFocus(
          () => end(event.key === 'Enter'),
          () => button.current,
        );
      }}
    />
  );
}
