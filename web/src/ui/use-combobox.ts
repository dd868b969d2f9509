import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';

interface ComboboxOptions {
  /** What can be chosen now, in the order shown. */
  names: readonly string[];
  choose: (name: string) => void;
  /** Escape on a closed list empties the field. */
  clear: () => void;
  /** Enter takes the first of what is shown, without going to it. */
  takesFirst?: boolean;
}

/** The keyboard and the ARIA of an editable combobox with a list; what it looks like, and what leaving it means, is the component's. */
export function useCombobox({ names, choose, clear, takesFirst = false }: ComboboxOptions) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState<string | null>(null);
  const current = open && active !== null && names.includes(active) ? active : null;
  const meant = current ?? (takesFirst && open ? (names[0] ?? null) : null);
  const optionId = (name: string) => `${id}-${name}`;

  // By keys alone: what comes under the pointer is in sight, and the page must not move away beneath it.
  const byKeys = useRef(false);
  useEffect(() => {
    if (current && byKeys.current)
      document.getElementById(`${id}-${current}`)?.scrollIntoView({ block: 'nearest' });
  }, [current, id]);

  const close = () => {
    setOpen(false);
    setActive(null);
  };
  const take = (name: string) => {
    choose(name);
    close();
  };
  const move = (step: 1 | -1) => {
    setOpen(true);
    byKeys.current = true;
    const from = current === null ? (step === 1 ? -1 : 0) : names.indexOf(current);
    setActive(names[(from + step + names.length) % names.length] ?? null);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (event.altKey) return event.key === 'ArrowDown' ? setOpen(true) : close();
      move(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter' && meant !== null) {
      event.preventDefault();
      take(meant);
    } else if (event.key === 'Escape') {
      if (open) event.preventDefault();
      open ? close() : clear();
    }
  };

  return {
    open,
    show: () => setOpen(true),
    close,
    list,
    inputProps: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': open,
      'aria-controls': `${id}-list`,
      'aria-activedescendant': current === null ? undefined : optionId(current),
      autoComplete: 'off',
      onKeyDown,
    } as const,
    listProps: { id: `${id}-list`, ref: list, role: 'listbox' } as const,
    groupId: (name: string) => `${id}-group-${name}`,
    optionProps: (name: string) => ({
      id: optionId(name),
      role: 'option' as const,
      'data-active': name === current || undefined,
      onClick: () => take(name),
      onMouseMove: () => {
        byKeys.current = false;
        setActive(name);
      },
    }),
  };
}
