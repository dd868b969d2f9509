import type { Edit } from '@regimen/engine/edit.ts';
import type { AiBranch, AiFact, FlowNode, Protocol } from '@regimen/engine/protocol.ts';
import { modelOf } from '@regimen/engine/steps/traits.ts';
import { addStep, canAdd, type Done, spotAfter, spotAtEnd } from '../flow/actions.ts';
import { newBranch } from '../steps/ai/change-branches.ts';

export interface ModuleForm {
  name: string;
  prompt: string;
  facts: AiFact[];
  branches: string[];
  /** The step after which it comes; empty in a protocol without steps. */
  after: string;
}

/** The steps behind which there is room. */
export const stepsToFollow = (protocol: Protocol): FlowNode[] =>
  protocol.nodes.filter(({ id }) => canAdd(protocol, spotAfter(protocol, id), 'ai'));

/** After the last step of the first branch, before the one that ends it. */
export function endOfFlow(protocol: Protocol): string | undefined {
  const spot = spotAtEnd(protocol);
  if (spot === null) return undefined;
  if ('below' in spot) return spot.below;
  return protocol.nodes.find(({ id }) => id === spot.above)?.parentId ?? undefined;
}

/** The edits that put it into the flow; `null` where there is no room. */
export function addedModule(protocol: Protocol, form: ModuleForm): Done | null {
  const spot = protocol.nodes.length === 0 ? null : spotAfter(protocol, form.after);
  const done = addStep(protocol, spot, 'ai', form.name.trim(), newId);
  return done && { ...done, edits: done.edits.map((edit) => withSettings(edit, settingsOf(form))) };
}

function settingsOf({ prompt, facts, branches }: ModuleForm) {
  const names = branches.map((line) => line.trim()).filter((line) => line !== '');
  // An id that is another branch's name would make the two alike.
  const named = names.map((name) => ({ id: '', name }));
  const made: AiBranch[] = [];
  for (const name of names) made.push({ ...newBranch([...made, ...named]), name });
  return {
    prompt: prompt.trim(),
    branches: made,
    fallback: made[0]?.id ?? '',
    ...(facts.length > 0 && { facts }),
  };
}

const newId = (): string => `s-${crypto.randomUUID().slice(0, 13)}`;

function withSettings(edit: Edit, settings: object): Edit {
  if (edit.edit !== 'insertNode') return edit;
  const model = modelOf(edit.node);
  if (!model) return edit;
  const data = { ...edit.node.data, settings: { ...model, ...settings } };
  return { ...edit, node: { ...edit.node, data } as FlowNode };
}
