import { type Locale, quoted } from '@regimen/contract/language/languages.ts';
import { translator } from '@regimen/contract/language/translate.ts';
import { moduleName, nameOfStep, stepName } from '@regimen/contract/protocol-words/names.ts';
import type { Protocol } from '@regimen/engine/protocol.ts';
import type { Step } from '../draft/draft.ts';
import { whatChanged } from '../draft/what-changed.ts';
import { undoTexts } from './undo-texts.ts';

const many = { added: 'addedMany', removed: 'removedMany', moved: 'movedMany' } as const;

/** What a step of undo did, with the names that are on the screen now: "move “Squats”". */
export function stepInWords(step: Step, protocol: Protocol, locale: Locale): string {
  const t = translator(undoTexts, locale);
  const { act, ids } = whatChanged(step);
  if (act === 'protocol') return t('protocol');
  if (act === 'module') {
    const [module] = step.change.modules.flatMap(({ before, after }) => after ?? before ?? []);
    return t('module', { name: quoted(module ? moduleName(module, protocol, locale) : '', locale) });
  }
  if (ids.length > 1) {
    const n = ids.length;
    return act === 'added' || act === 'removed' || act === 'moved'
      ? t(many[act], { n })
      : t('changedMany', { n });
  }
  const [id = ''] = ids;
  const changed = step.change.nodes.find((node) => node.id === id);
  const gone = changed?.after ?? changed?.before;
  // Before and after it is taken back, a new name is the one that it gave.
  if (act === 'renamed' && changed?.after)
    return t(act, { name: quoted(stepName(changed.after, locale, protocol), locale) });
  const name = nameOfStep(protocol, id, locale) ?? (gone ? stepName(gone, locale, protocol) : '');
  return t(act, { name: quoted(name, locale) });
}
