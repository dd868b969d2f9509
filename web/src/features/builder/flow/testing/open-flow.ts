/** For tests: the flow of a draft that is not on any server. */
import { drawing, drawn } from '@regimen/engine/testing/build.ts';
import { vi } from 'vitest';
import { createFakeBrowser, createTimers } from '../../draft/testing/fake-browser.ts';
import { createFakeServer } from '../../draft/testing/fake-server.ts';
import { createFlowControl } from '../flow-control.ts';

export function openFlow(drawn_: string, may = true) {
  const server = createFakeServer(drawn(drawn_));
  const draft = createFakeBrowser('tab', server, createTimers(), () => 'fine').openTab().store;
  let made = 0;
  const refused = vi.fn();
  const flow = createFlowControl({
    draft,
    newId: () => `n${++made}`,
    mayEdit: () => may,
    nameOf: (type) => type,
    refused,
  });
  draft.state.subscribe(flow.refresh);
  return { flow, draft, refused, tree: () => drawing(draft.state.get().document) };
}
