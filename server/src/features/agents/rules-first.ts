import { type CrisisKind, dangerIn } from '@regimen/engine/crisis-gate.ts';
import type { AgentItem } from '@regimen/engine/items.ts';
import { type MedicalKind, medicalQuestionIn } from '@regimen/engine/medical-words.ts';
import { asksForPerson, isAbout } from './what-is-asked.ts';

/** What rules say of a message before any model is asked, the first that holds. */
export type RuleSays =
  | { is: 'danger'; kind: CrisisKind }
  | { is: 'medical'; kind: MedicalKind }
  | { is: 'person' };

export function ruleOn(body: string, item: AgentItem | null): RuleSays | null {
  const danger = dangerIn(body);
  if (danger !== null) return { is: 'danger', kind: danger };
  const medical = medicalQuestionIn(body);
  if (medical !== null) return { is: 'medical', kind: medical };
  return asksForPerson(body) || isAbout(body, item?.handsOver ?? []) ? { is: 'person' } : null;
}
