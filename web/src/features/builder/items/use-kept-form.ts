import { sameJson } from '@regimen/engine/same-json.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { keeper } from '../../../shell/kept.ts';
import { useShell } from '../../../shell/use-shell.ts';
import { useCountUnsaved } from '../draft/unsaved-forms.ts';
import { asKeptForm } from './kept-form.ts';
import { joinedFields } from './merge-fields.ts';

export interface Saved<T> {
  value: T;
  version: number;
}

export interface KeptFormState<T> {
  value: T;
  /** A field given as `undefined` goes. */
  change: (part: Changes<T>) => void;
  set: (value: T) => void;
  /** What the form was changed from, and its version on the server. */
  base: Saved<T>;
  dirty: boolean;
  /** What was left behind is back in the form. */
  restored: boolean;
  /** Back to what is saved. */
  discard: () => void;
  /** It is on the server now, as this. What was typed since `sent` was sent stays. */
  settle: (saved: Saved<T>, sent?: T) => void;
}

export type Changes<T> = { [K in keyof T]?: T[K] | undefined };

export function withFields<T extends object>(value: T, part: Changes<T>): T {
  return Object.fromEntries(
    Object.entries({ ...value, ...part }).filter(([, field]) => field !== undefined),
  ) as T;
}

/**
 * A form over something that is saved. What is typed stays in this browser until it is saved or thrown away; found
 * again, it is put on top of what has been saved since. Where the two clash it keeps its old base, so that saving
 * asks which one counts.
 */
export function useKeptForm<T extends object>(name: string, saved: Saved<T>): KeptFormState<T> {
  const { site, viewer } = useShell();
  const full = `${site.domain}:${viewer?.id}:${name}`;
  const left = useMemo(() => keeper('form:…').at(full, asKeptForm<T>), [full]);
  const [base, setBase] = useState(saved);
  const [value, setValue] = useState(saved.value);
  const [restored, setRestored] = useState(false);
  const [seen, setSeen] = useState(saved);

  const takeOver = (from: Saved<T>, mine: T, now: Saved<T>) => {
    const joined = from.version === now.version ? mine : joinedFields(from.value, mine, now.value);
    setBase(joined ? now : from);
    setValue(joined ?? mine);
    return joined ?? mine;
  };
  if (seen.version !== saved.version) {
    setSeen(saved);
    takeOver(base, value, saved);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was left behind is looked for once
  useEffect(() => {
    const kept = left.read();
    if (!kept) return;
    const back = takeOver({ value: kept.base, version: kept.version }, kept.value, saved);
    if (sameJson(back, saved.value)) left.write(undefined);
    else setRestored(true);
  }, [left]);

  const set = (next: T) => {
    setValue(next);
    left.write(
      sameJson(next, base.value) ? undefined : { base: base.value, version: base.version, value: next },
    );
  };
  const dirty = useMemo(() => !sameJson(value, base.value), [value, base]);
  useCountUnsaved(dirty);
  const latest = useRef(value);
  latest.current = value;
  const settle = (now: Saved<T>, sent?: T) => {
    const typed = latest.current;
    const isOlder = sent === undefined || typed === sent;
    left.write(isOlder ? undefined : { base: now.value, version: now.version, value: typed });
    setBase(now);
    if (isOlder) setValue(now.value);
    setRestored(false);
  };
  return {
    value,
    set,
    change: (part) => set(withFields(value, part)),
    base,
    dirty,
    restored,
    discard: () => settle(saved),
    settle,
  };
}
