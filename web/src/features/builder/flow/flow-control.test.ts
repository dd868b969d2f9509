import { treeFaults } from '@regimen/engine/graph.ts';
import { describe, expect, it } from 'vitest';
import { clipOf, clipText, readClip } from './clip.ts';
import { selectionOf } from './flow-view.ts';
import { openFlow } from './testing/open-flow.ts';

describe('the flow that a page works on', () => {
  it('selects what was added, until nothing is', () => {
    const { flow } = openFlow('a>b');
    flow.add({ below: 'b' }, 'nudge');
    expect(flow.view.get().selected).toBe('n1');
    flow.select(null);
    expect(flow.view.get().selected).toBeNull();
  });

  it('adds at the end when nothing is selected, before what ends the branch', () => {
    const { flow, tree } = openFlow('a>b');
    flow.select(null);
    flow.addAfterSelected('nudge');
    expect(tree()).toBe('a>b, b>n1');
    flow.addAfterSelected('finish');
    flow.select(null);
    flow.addAfterSelected('nudge');
    expect(tree()).toBe('a>b, b>n1, n1>n3, n3>n2');
  });

  it('goes on with the name of what was added', () => {
    const { flow } = openFlow('a>b');
    flow.select('b');
    flow.addAfterSelected('nudge');
    expect(flow.view.get()).toMatchObject({ selected: 'n1', asked: 'fields', panelOpen: true });
  });

  it('unfolds what hides a step that is shown', () => {
    const { flow } = openFlow('a>b>c>d');
    flow.foldAll();
    expect([...flow.view.get().collapsed]).toEqual(['b', 'c']);
    flow.select('c');
    expect([...flow.view.get().collapsed]).toEqual(['c']);
  });

  it('shows what goes along before anything goes', () => {
    const { flow, tree } = openFlow('a>b>c, b>d, a>e→c');
    flow.askRemove('b');
    expect(flow.view.get().doomed?.goes.removed).toEqual(['b', 'c', 'd', 'e']);
    expect(tree()).toBe('a>b, b>c, b>d, a>e→c');
    flow.removeDoomed();
    expect(tree()).toBe('a');
    expect(flow.view.get().selected).toBe('a');
  });

  it('moves what was cut, copies what was copied', () => {
    const { flow, draft, tree } = openFlow('a>b, a>c');
    const clip = clipOf(draft.state.get().document, 'b');
    flow.cut(flow.taken('b'));
    flow.paste(clip, { below: 'c' });
    expect(tree()).toBe('a>c, c>b');
    flow.paste(clip, { below: 'c' });
    expect(tree()).toBe('a>c, c>b, c>n1');
  });

  it('cuts, copies and pastes several steps with what is below them, as one step of undo', () => {
    const { flow, draft, tree } = openFlow('a>b>e, a>c, a>d, c>j→b');
    flow.selectAll(['b', 'e', 'c']);
    expect(flow.taken('b')).toEqual(['b', 'c']);
    const clip = clipOf(draft.state.get().document, ...flow.taken('b'));
    const text = clipText(clip);
    flow.cut(flow.taken('b'));
    expect([...flow.view.get().cut]).toEqual(['b', 'c']);
    flow.paste(readClip(text) as typeof clip, { below: 'd' });
    expect(tree()).toBe('a>d, d>c, c>j→b, d>b, b>e');
    expect([...selectionOf(flow.view.get())].sort()).toEqual(['b', 'c']);
    draft.undo();
    expect(tree()).toBe('a>b, b>e, a>c, c>j→b, a>d');
    // A jump from one of them to another leads to the copy.
    flow.paste(readClip(text) as typeof clip, { below: 'd' });
    expect(tree()).toBe('a>b, b>e, a>c, c>j→b, a>d, d>n1, n1>n2, d>n3, n3>n4→n1');
    draft.undo();
    expect(tree()).toBe('a>b, b>e, a>c, c>j→b, a>d');
  });

  it('drops where it is taken, and nowhere else', () => {
    const { flow, tree, refused } = openFlow('a>b>c, a>d');
    flow.startDrag({ branch: 'b' }, 0, 0);
    expect([...(flow.view.get().drag?.takes ?? [])]).toEqual(['below:d', 'above:d']);
    flow.drag(1, 1, 'below:c');
    flow.endDrag(true);
    expect(tree()).toBe('a>b, b>c, a>d');
    expect(refused).not.toHaveBeenCalled();
    flow.startDrag({ branch: 'd' }, 0, 0);
    flow.drag(1, 1, 'above:c');
    flow.endDrag(true);
    expect(tree()).toBe('a>b, b>d, d>c');
  });

  it('forgets a selected step that an undo takes away', () => {
    const { flow, draft } = openFlow('a>b');
    flow.add({ below: 'b' }, 'nudge');
    draft.undo();
    expect(flow.view.get().selected).toBeNull();
  });

  it('leaves everything alone for those who only look', () => {
    const { flow, tree } = openFlow('a>b', false);
    flow.add({ below: 'b' }, 'nudge');
    flow.askRemove('b');
    flow.move('b', { below: 'a' });
    expect(tree()).toBe('a>b');
    expect(flow.view.get().doomed).toBeNull();
    expect(treeFaults(flow.protocol().nodes)).toEqual([]);
  });
});
