import { quoted } from '@regimen/contract/language/languages.ts';
import { nameOfStep } from '@regimen/contract/protocol-words/names.ts';
import { childrenOf } from '@regimen/engine/graph.ts';
import type { FlowNode } from '@regimen/engine/protocol.ts';
import { useLocale, useTexts } from '../../../../i18n/use-texts.ts';
import { IconButton } from '../../../../ui/button.tsx';
import { ArrowDownIcon, ArrowUpIcon } from '../../../../ui/icons.tsx';
import { ConditionEditor } from '../../conditions/condition-editor.tsx';
import { UndoEachChoice } from '../../draft/undo-each-choice.tsx';
import { useProtocol } from '../../draft/use-draft.ts';
import { useFlow } from '../flow-context.ts';
import { texts } from './texts.ts';

/** When the step is entered, and in which order among the other branches. */
export function EntryFields({ step }: { step: FlowNode }) {
  const t = useTexts(texts);
  const flow = useFlow();
  const { id, parentId, data } = step;
  if (parentId === null) return <p className="text-ink-soft">{t('whenFirst')}</p>;
  return (
    <div className="grid gap-3">
      <UndoEachChoice>
        <ConditionEditor
          label={t('when')}
          about="nextStep"
          own={{ node: id }}
          value={data.nextStepCondition}
          onChange={(nextStepCondition) => flow.change(id, { nextStepCondition }, `when:${id}`)}
        />
      </UndoEachChoice>
      <OrderAmongBranches id={id} parentId={parentId} />
    </div>
  );
}

function OrderAmongBranches({ id, parentId }: { id: string; parentId: string }) {
  const t = useTexts(texts);
  const locale = useLocale();
  const flow = useFlow();
  const protocol = useProtocol();
  const branches = childrenOf(protocol, parentId);
  const at = branches.findIndex((branch) => branch.id === id);
  if (branches.length < 2) return null;
  const name = quoted(nameOfStep(protocol, parentId, locale) ?? '', locale);
  return (
    <div className="flex items-center gap-1 text-ink-soft">
      <p className="min-w-0 flex-1">{t('order', { n: at + 1, all: branches.length, name })}</p>
      <IconButton
        label={t('earlier')}
        aria-disabled={at === 0}
        className="size-9! aria-disabled:opacity-40"
        onClick={() => at > 0 && flow.shift(id, 'up')}
      >
        <ArrowUpIcon />
      </IconButton>
      <IconButton
        label={t('later')}
        aria-disabled={at === branches.length - 1}
        className="size-9! aria-disabled:opacity-40"
        onClick={() => at < branches.length - 1 && flow.shift(id, 'down')}
      >
        <ArrowDownIcon />
      </IconButton>
    </div>
  );
}
