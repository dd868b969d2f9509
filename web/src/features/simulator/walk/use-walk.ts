import { DAY_MS } from '@regimen/engine/calendar.ts';
import type { Program } from '@regimen/engine/protocol.ts';
import type { RunEvent } from '@regimen/engine/run-event.ts';
import { useEffect, useRef, useState } from 'react';
import { act, begin, type Refused, toInstant, toNext, type Walk } from './walk.ts';
import type { WalkedLife } from './walker.ts';

type NewEvent = RunEvent extends infer E ? (E extends RunEvent ? Omit<E, 'id'> : never) : never;

export interface Walking {
  walk: Walk;
  /** What the last press brought. */
  news: Walk['things'];
  canGoBack: boolean;
  isRunning: boolean;
  next: () => void;
  on: (days: number) => void;
  toEnd: () => void;
  stop: () => void;
  back: () => void;
  again: () => void;
  /** `null`: it was taken. */
  act: (event: NewEvent) => Refused | null;
}

/** Longer would be felt by whoever types or scrolls meanwhile. */
const sliceMs = 12;
/** Drawing what was lived so far costs more than living it. */
const showEveryMs = 300;

/** The walk of one tab: each press is one step back. */
export function useWalk(program: Program, walked: WalkedLife): Walking {
  const [{ walk, marks }, setState] = useState(() => ({
    walk: begin(walked),
    marks: [] as { count: number; clock: number }[],
  }));
  const [isRunning, setIsRunning] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const stop = () => {
    clearTimeout(timer.current);
    setIsRunning(false);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  const marked = () => [...marks, { count: walk.things.length, clock: walk.clock }];
  const goTo = (until: number) => {
    stop();
    const kept = marked();
    let shownAt = performance.now();
    const slice = (from: Walk) => {
      const endsAt = performance.now() + sliceMs;
      const part = toInstant(program, walked, from, until, () => performance.now() < endsAt);
      if (part.isThere || performance.now() - shownAt > showEveryMs) {
        setState({ walk: part.walk, marks: kept });
        shownAt = performance.now();
      }
      setIsRunning(!part.isThere);
      if (!part.isThere) timer.current = setTimeout(() => slice(part.walk));
    };
    slice(walk);
  };
  return {
    walk,
    isRunning,
    stop,
    canGoBack: marks.length > 0,
    news: walk.things.slice(marks.at(-1)?.count ?? 0),
    next: () => {
      stop();
      const after = toNext(program, walked, walk);
      if (after !== walk) setState({ walk: after, marks: marked() });
    },
    on: (days) => goTo(walk.clock + days * DAY_MS),
    toEnd: () => goTo(Infinity),
    back: () => {
      stop();
      const to = marks.at(-1);
      if (!to) return;
      setState({
        walk: { things: walk.things.slice(0, to.count), clock: to.clock },
        marks: marks.slice(0, -1),
      });
    },
    again: () => {
      stop();
      setState({ walk: begin(walked), marks: [] });
    },
    act: (event) => {
      stop();
      const id = `own/${walk.things.length}`;
      const after = act(program, walked, walk, { ...event, id } as RunEvent);
      if ('refused' in after) return after.refused;
      setState({ walk: after, marks: marked() });
      return null;
    },
  };
}
