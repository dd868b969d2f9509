import type { MouseEvent } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { pressStep } from './press-step.ts';
import { openFlow } from './testing/open-flow.ts';

const press = (more: Partial<MouseEvent> = {}) => ({ detail: 1, ...more }) as MouseEvent;
afterEach(() => vi.unstubAllGlobals());

describe('a press on a step', () => {
  it('selects it, and a second one keeps it and its fields', () => {
    vi.stubGlobal('innerWidth', 1366);
    const { flow } = openFlow('a>b');
    pressStep(flow, 'b', press());
    pressStep(flow, 'b', press());
    expect(flow.view.get().selected).toBe('b');
  });

  it('opens its fields on a phone, and a second one leaves them open', () => {
    vi.stubGlobal('innerWidth', 360);
    const { flow } = openFlow('a>b');
    pressStep(flow, 'b', press());
    expect(flow.view.get()).toMatchObject({ selected: 'b', asked: 'fields', panelOpen: true });
    flow.fieldsShown();
    pressStep(flow, 'b', press());
    expect(flow.view.get()).toMatchObject({ selected: 'b', asked: false, panelOpen: true });
    flow.closePanel();
    pressStep(flow, 'b', press());
    expect(flow.view.get().panelOpen).toBe(true);
  });

  it('of several that are selected keeps the one, and with Shift takes it out', () => {
    vi.stubGlobal('innerWidth', 1366);
    const { flow } = openFlow('a>b');
    pressStep(flow, 'a', press());
    pressStep(flow, 'b', press({ shiftKey: true }));
    expect([...flow.view.get().also, flow.view.get().selected].sort()).toEqual(['a', 'b']);
    pressStep(flow, 'b', press());
    expect(flow.view.get()).toMatchObject({ selected: 'b', also: new Set() });
  });
});
