/** Which parts beside a drawing are open, in this browser. */
import { useSyncExternalStore } from 'react';
import { kept } from '../../shell/kept.ts';
import { createStore } from '../../shell/store.ts';

export interface FlowPanels {
  nav: boolean;
  palette: boolean;
  inspector: boolean;
  map: boolean;
}

/** The map lies over the drawing, so it waits to be asked for. */
const usual: FlowPanels = { nav: true, palette: true, inspector: true, map: false };

type Chosen = Partial<FlowPanels>;
const place = kept<Chosen>('regimen-flow-panels', (value) => {
  if (typeof value !== 'object' || value === null) return undefined;
  const sound = Object.entries(value).filter(([name, open]) => name in usual && typeof open === 'boolean');
  return Object.fromEntries(sound);
});

const panels = createStore<FlowPanels | null>(null);

const now = (): FlowPanels => {
  const known = panels.get() ?? { ...usual, ...place.read() };
  if (panels.get() === null) panels.set(known);
  return known;
};

export const isPanelOpen = (name: keyof FlowPanels): boolean => now()[name];

export function setPanel(name: keyof FlowPanels, open: boolean): void {
  panels.set({ ...now(), [name]: open });
  place.write(now());
}

/** The server shows what is usual. */
export const usePanel = (name: keyof FlowPanels): boolean =>
  useSyncExternalStore(
    panels.subscribe,
    () => now()[name],
    () => usual[name],
  );
