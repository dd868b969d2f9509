/** The flow that a page works on: what people do goes through the actions to the draft, and the view follows. */
import { EditError, type EditErrorCode } from '@regimen/engine/edit-error.ts';
import { findNode } from '@regimen/engine/graph.ts';
import type { Protocol } from '@regimen/engine/protocol.ts';
import { createStore, type Store } from '../../../shell/store.ts';
import type { DraftStore } from '../draft/draft-store.ts';
import { freshSteps } from '../draft/fresh-steps.ts';
import { whatChanged, whereNow } from '../draft/what-changed.ts';
import { type AddableType, PALETTE } from '../steps/new-step.ts';
import * as actions from './actions.ts';
import { branchTops } from './branch-tops.ts';
import { type Clip, topsOf } from './clip.ts';
import * as views from './flow-view.ts';
import { type FlowView, spotKey } from './flow-view.ts';
import { blockedAt, type JoinWhen, joinChoices, joinSteps } from './joining.ts';
import { duplicateSteps, moveSteps, removeSteps } from './several.ts';

export type FlowControl = ReturnType<typeof createFlowControl>;

interface FlowParts {
  draft: DraftStore;
  newId: actions.NewId;
  /** `false`: those who only look; nothing is edited. */
  mayEdit(): boolean;
  nameOf(type: AddableType): string;
  /** An edit that the engine would not make. */
  refused(code: EditErrorCode | 'cannot'): void;
}

export function createFlowControl({ draft, newId, mayEdit, nameOf, refused }: FlowParts) {
  const view: Store<FlowView> = createStore(views.emptyView);
  const protocol = (): Protocol => draft.state.get().document;
  const change = (patch: Partial<FlowView>) => view.set({ ...view.get(), ...patch });

  const fresh = freshSteps(draft);
  // Left for another, or for none: from then on it is like any other.
  view.subscribe(() => {
    const { selected } = view.get();
    if (fresh.get().size > 0 && (selected === null || !fresh.get().has(selected))) fresh.set(new Set());
  });

  /** Tells whether it was done. */
  function run(done: actions.Done | null, group: string | null = null): boolean {
    if (!mayEdit()) return false;
    if (!done) {
      refused('cannot');
      return false;
    }
    try {
      draft.edit(done.edits, group);
    } catch (error) {
      if (!(error instanceof EditError)) throw error;
      refused(error.code);
      return false;
    }
    const at = done.select;
    view.set(
      at === null ? { ...view.get(), ...views.chosen([], null) } : views.shown(view.get(), protocol(), at),
    );
    return true;
  }

  /** What is dragged takes along what else is selected. */
  const dragged = (id: string): ReadonlySet<string> => {
    const all = views.selectionOf(view.get());
    return all.has(id) ? all : new Set([id]);
  };

  function takesDragged(what: views.Dragged, spot: actions.Spot): boolean {
    if ('type' in what) return actions.canAdd(protocol(), spot, what.type);
    if ('branch' in what) return moveSteps(protocol(), dragged(what.branch), spot) !== null;
    return spot !== null && 'below' in spot && spot.below !== what.line;
  }

  /** Says why nothing can come there, instead of adding it. */
  function isBlocked(spot: actions.Spot, type: AddableType | null, x: number, y: number): boolean {
    const blocked = mayEdit() ? blockedAt(protocol(), spot) : null;
    if (blocked) change({ adding: null, blocked: { ...blocked, type, x, y } });
    return blocked !== null;
  }

  function startDrag(what: views.Dragged, x: number, y: number): void {
    const takes = new Set<string>();
    const offer = (spot: actions.Spot) => {
      if (takesDragged(what, spot)) takes.add(spotKey(spot));
    };
    offer(null);
    for (const { id } of protocol().nodes) {
      offer({ below: id });
      offer({ above: id });
    }
    change({ drag: { what, x, y, takes, over: null }, adding: null });
  }

  return {
    draft,
    view,
    protocol,
    mayEdit,
    select: (id: string | null) =>
      view.set(
        id === null
          ? { ...view.get(), ...views.chosen([], null), ...views.nothingAsked, panelOpen: false }
          : views.shown(view.get(), protocol(), id),
      ),
    find(id: string): void {
      const next = views.shown(view.get(), protocol(), id);
      view.set({ ...next, found: next.found + 1 });
    },
    inspect: (id: string, asked: views.Asked = 'fields') => {
      const next = views.shown(view.get(), protocol(), id);
      view.set({ ...next, asked, panelOpen: true });
    },
    /** What the protocol is as a whole. */
    openProtocolPanel: () => change({ ...views.chosen([], null), asked: 'fields', panelOpen: true }),
    typeAhead: (letter: string) => change({ typedAhead: view.get().typedAhead + letter }),
    fieldsShown: () => change(views.nothingAsked),
    closePanel: () => change({ ...views.nothingAsked, panelOpen: false }),
    fold: (id: string) => view.set(views.folded(view.get(), id)),
    foldAll: () => view.set(views.allFolded(view.get(), protocol())),
    unfoldAll: () => change({ collapsed: new Set() }),

    /** Opens the menu of types for a spot, beside a place on the screen. */
    offerTypes: (spot: actions.Spot, x: number, y: number) =>
      mayEdit() && !isBlocked(spot, null, x, y) && change({ adding: { spot, x, y } }),
    closeTypes: () => change({ adding: null }),
    typesFor: (spot: actions.Spot): AddableType[] =>
      PALETTE.filter((type) => actions.canAdd(protocol(), spot, type)),
    add(spot: actions.Spot, type: AddableType): boolean {
      if (isBlocked(spot, type, 0, 0)) return false;
      change({ adding: null });
      const done = actions.addStep(protocol(), spot, type, nameOf(type), newId);
      const added = run(done);
      if (added && done?.select) fresh.set(new Set([done.select]));
      return added;
    },
    /** Where what is added without a place of its own goes: after the selected step, or at the end. */
    nextSpot(): actions.Spot {
      const { selected } = view.get();
      return selected === null ? actions.spotAtEnd(protocol()) : actions.spotAfter(protocol(), selected);
    },
    /** One goes on with the name of what was added. */
    addAfterSelected(type: AddableType): boolean {
      const spot = this.nextSpot();
      const onLine = spot !== null && 'above' in spot && !actions.canAdd(protocol(), spot, type);
      const parent = onLine ? findNode(protocol(), spot.above)?.parentId : null;
      const added = this.add(parent ? { below: parent } : spot, type);
      const { selected } = view.get();
      if (added && selected !== null) this.inspect(selected);
      return added;
    },
    move: (id: string, spot: actions.Spot) => run(moveSteps(protocol(), dragged(id), spot)),
    shift: (id: string, shift: actions.Shift) => run(actions.shiftStep(protocol(), id, shift)),
    duplicate: (id: string) => run(duplicateSteps(protocol(), dragged(id), newId)),
    /** Shows first what goes along. */
    askRemove: (id: string) =>
      mayEdit() && findNode(protocol(), id) && view.set(views.doomedBy(view.get(), protocol(), id)),
    keepDoomed: () => change({ doomed: null }),
    removeDoomed(): boolean {
      const { doomed } = view.get();
      change({ doomed: null });
      return doomed !== null && run(removeSteps(protocol(), doomed.ids));
    },
    /** The step, or all that is selected where it is one of them. */
    taken: (id: string): readonly string[] => branchTops(protocol(), dragged(id)),
    cut: (ids: readonly string[]) => change({ cut: new Set(ids) }),
    letGoOfCut: () => change({ cut: new Set() }),
    /** What was cut here moves, everything else is copied; then it is what is selected. */
    paste(clip: Clip, spot: actions.Spot): boolean {
      const { cut } = view.get();
      change({ cut: new Set() });
      const tops = topsOf(clip).map(({ id }) => id);
      const isCut = tops.length === cut.size && tops.every((id) => cut.has(id) && findNode(protocol(), id));
      const done = isCut
        ? moveSteps(protocol(), cut, spot)
        : actions.pasteClip(protocol(), clip, spot, newId);
      if (!run(done)) return false;
      const below = spot && 'below' in spot ? spot.below : null;
      const placed = isCut
        ? tops
        : (done?.edits ?? []).flatMap((edit) =>
            edit.edit === 'insertNode' && edit.node.parentId === below ? [edit.node.id] : [],
          );
      if (placed.length > 1) change(views.chosen(placed, done?.select ?? null));
      return true;
    },
    endForOthers: (eligibilityStepId: string, words: Parameters<typeof actions.endForOthers>[2]) =>
      run(actions.endForOthers(protocol(), eligibilityStepId, words, newId)),
    change: (id: string, patch: actions.DataPatch, group: string | null = null) =>
      run(actions.changeStep(protocol(), id, patch), group),

    /** One more selected, or one fewer. */
    toggleAlso: (id: string) => view.set(views.alsoToggled(view.get(), id)),
    selectAll: (ids: readonly string[]) => change(views.chosen(ids, ids.at(-1) ?? null)),
    /** Goes on to another step and keeps what was selected. */
    extendTo(id: string): void {
      const all = views.selectionOf(view.get());
      change(views.chosen([...all, id], id));
    },
    openMenu(id: string, x: number, y: number): void {
      const next = views.selectionOf(view.get()).has(id)
        ? view.get()
        : views.shown(view.get(), protocol(), id);
      view.set({ ...next, menu: { x, y } });
    },
    closeMenu: () => change({ menu: null }),
    rename: (id: string) =>
      mayEdit() && view.set({ ...views.shown(view.get(), protocol(), id), renaming: id }),
    /** An empty name is not taken. */
    endRename(name: string | null): void {
      const { renaming } = view.get();
      change({ renaming: null });
      const node = findNode(protocol(), renaming ?? '');
      const wanted = name?.trim().slice(0, 200) ?? '';
      if (node && wanted !== '' && wanted !== node.data.name)
        run(actions.changeStep(protocol(), node.id, { name: wanted }));
    },

    /** Asks after which outcome, where there is more than one. */
    offerJoin(from: string, to: string, x: number, y: number): void {
      const [only, another] = joinChoices(findNode(protocol(), from));
      if (only && !another) run(joinSteps(protocol(), from, to, only));
      else change({ joining: { from, to, x, y } });
    },
    endJoin(when: JoinWhen | null): void {
      const { joining } = view.get();
      change({ joining: null });
      if (joining && when) run(joinSteps(protocol(), joining.from, joining.to, when));
    },
    /** `mend`: what stood in the way is mended, and one goes on adding. */
    endBlocked(mend: boolean): void {
      const { blocked } = view.get();
      change({ blocked: null });
      if (!blocked || !mend) return;
      const { nodeId, because, type, x, y } = blocked;
      if (because === 'leaves' && !run(actions.changeStep(protocol(), nodeId, { rules: {} }))) return;
      const spot = because === 'leaves' ? { below: nodeId } : { above: nodeId };
      if (type === null) this.offerTypes(spot, x, y);
      else this.add(spot, type);
    },

    startDrag,
    drag(x: number, y: number, over: string | null): void {
      const { drag } = view.get();
      if (drag) change({ drag: { ...drag, x, y, over } });
    },
    /** `keep`: dropped where it is; else it goes back. */
    endDrag(keep: boolean): void {
      const { drag } = view.get();
      change({ drag: null });
      if (!keep || !drag || drag.over === null || !drag.takes.has(drag.over)) return;
      const spot = views.spotOf(drag.over);
      if ('type' in drag.what) this.add(spot, drag.what.type);
      else if ('branch' in drag.what) this.move(drag.what.branch, spot);
      else if (spot && 'below' in spot) this.offerJoin(drag.what.line, spot.below, drag.x, drag.y);
    },
    /** What undo or redo changed is never out of sight. */
    showStepped(): void {
      const step = draft.stepped.get()?.step;
      const ids = step ? whereNow(step.change, whatChanged(step).ids, protocol()) : [];
      view.set(views.sought(view.get(), protocol(), ids));
    },
    /** After edits of others and undo. */
    refresh: () => view.set(views.soundView(view.get(), protocol())),
  };
}
