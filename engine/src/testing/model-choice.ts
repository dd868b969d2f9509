/** The model's own idea of AI modules, written from [R20] and [R106] to [R108]. */
import type { NodeOf } from '../protocol.ts';
import type { RunEvent } from '../run-event.ts';
import { ModelFlow, type ModelTask } from './model-flow.ts';

export class ModelChoice extends ModelFlow {
  /** [R106] [R107] */
  protected decide(task: ModelTask, node: NodeOf<'ai'>, event: RunEvent): void {
    const isBranch = (branch: string): boolean => ['b0', 'b1', 'b2', 'b3'].includes(branch);
    const { settings } = node.data;
    if (task.n === 2) {
      const branch = event.type === 'expertDecision' ? (event.branch ?? this.proposal) : null;
      if (branch === null || !isBranch(branch)) return;
      this.close(task);
      this.at = this.now;
      this.finishNode(node, 'success', 'expert', null, this.now, branch);
      return;
    }
    if (event.type !== 'aiDecision') return;
    this.close(task);
    this.at = this.now;
    const { branch, sure = -1, because } = event;
    if (because !== undefined || !isBranch(branch)) this.unanswered(node, this.now);
    else if (
      settings.review ||
      (settings.sureFrom !== undefined && sure * 100 < settings.sureFrom) ||
      lot(`run/${node.id}/${task.visit}`) < (settings.reviewShare ?? 0)
    )
      this.askPerson(node, branch);
    else this.finishNode(node, 'success', 'model', null, this.now, branch);
  }

  protected unanswered(node: NodeOf<'ai'>, at: number): void {
    const branch = this.ruled(node, at);
    if (node.data.settings.review || node.data.settings.withoutAnswer === 'person')
      this.askPerson(node, branch);
    else this.finishNode(node, 'success', 'fallback', null, at, branch);
  }

  private askPerson(node: NodeOf<'ai'>, branch: string): void {
    this.proposal = branch;
    this.openForModel(node, this.visits[node.id] ?? 1, 2);
  }
}

/** [R107] From 0 to 99, told by a text alone, in whole numbers of any length. */
function lot(text: string): number {
  const bits = (number: bigint): bigint => BigInt.asUintN(32, number);
  let hash = 0x811c9dc5n;
  for (const letter of text) hash = bits((hash ^ BigInt(letter.charCodeAt(0))) * 0x01000193n);
  hash = bits((hash ^ (hash >> 16n)) * 0x21f0aaadn);
  hash = bits((hash ^ (hash >> 15n)) * 0x735a2d97n);
  return Number(bits(hash ^ (hash >> 15n)) % 100n);
}
