import { followsEligibilityStep } from '@regimen/contract/protocol-words/condition-words.ts';
import type { Own } from '@regimen/contract/protocol-words/references.ts';
import { ALWAYS, type Condition } from '@regimen/engine/condition.ts';
import { childrenOf, findNode } from '@regimen/engine/graph.ts';
import type { Protocol } from '@regimen/engine/protocol.ts';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useMounted } from '../../../shell/use-mounted.ts';
import { ChoiceField } from '../../../ui/choice-field.tsx';
import { useKnownProtocol } from '../items/known-items.tsx';
import { editorTexts } from './editor-texts.ts';
import { type About, firstLeaf, isComplete, isSimple, type Setting } from './facts.ts';

interface ConditionEditorProps {
  value: Condition;
  /** Only ever with a condition that the engine takes; `always` once the last line is gone. */
  onChange: (condition: Condition) => void;
  label: string;
  about: About;
  /** The step whose condition it is, or the item being edited: what "the step just ended" and "this" mean. */
  own?: Own;
  /** Judged by what was just handed in, without what came before it. */
  alone?: boolean;
}

/** Most steps follow always: what comparisons are put together from is loaded for those that have some. */
const ConditionGroup = lazy(() => import('./condition-group.tsx'));

const nothing: Own = {};
const afterEligibility = {
  always: 'everybody',
  success: 'fits',
  failure: 'others',
  onlyIf: 'onlyIf',
} as const;

/** Conditions as sentences put together from lists: who has never seen a formula needs none here. */
export function ConditionEditor({
  value,
  onChange,
  label,
  about,
  own = nothing,
  alone = false,
}: ConditionEditorProps) {
  const t = useTexts(editorTexts);
  const mounted = useMounted();
  const protocol = useKnownProtocol();
  // A population asks before it has ended: there is no step just ended.
  const meant = about === 'population' || about === 'rule' ? nothing : own;
  const setting = useMemo<Setting>(
    () => ({ about, protocol, own: meant, alone }),
    [about, protocol, meant, alone],
  );
  const [unfinished, setUnfinished] = useState<Condition | null>(null);
  const [seen, setSeen] = useState(value);
  // Changed from outside, by undo or by somebody else: that counts.
  if (seen !== value) {
    setSeen(value);
    setUnfinished(null);
  }
  const shown = unfinished ?? value;
  const change = (next: Condition) => {
    if (!isComplete(next)) return setUnfinished(next);
    setUnfinished(null);
    onChange(next);
  };

  const coming = <div aria-busy="true" className="min-h-24 rounded-card border border-line" />;
  // The server waits for nothing.
  const group = mounted ? (
    <Suspense fallback={coming}>
      <ConditionGroup condition={shown} onChange={change} setting={setting} label={label} depth={0} />
    </Suspense>
  ) : (
    coming
  );
  if (about !== 'nextStep')
    return (
      <fieldset className="min-w-0">
        <legend className="mb-1.5 font-medium">{label}</legend>
        {group}
      </fieldset>
    );
  const isAfterEligibility = followsEligibilityStep(protocol, own);
  const takesTheRest = isLastOfSeveral(protocol, own);
  const nameOf = (each: 'always' | 'success' | 'failure' | 'onlyIf') => {
    if (isAfterEligibility) return t(afterEligibility[each]);
    return t(each === 'always' && takesTheRest ? 'otherwise' : each);
  };
  const mode = isSimple(shown) ? (shown.is as 'always' | 'success' | 'failure') : 'onlyIf';
  return (
    <div className="grid min-w-0 gap-3 [&>fieldset_label]:px-2">
      <ChoiceField
        label={label}
        columns={2}
        value={mode}
        choices={(['always', 'success', 'failure', 'onlyIf'] as const).map((each) => ({
          value: each,
          label: nameOf(each),
        }))}
        onChange={(next) =>
          change(next === 'onlyIf' ? firstLeaf(setting) : next === 'always' ? ALWAYS : { is: next })
        }
      />
      {mode === 'onlyIf' && group}
    </div>
  );
}

/** The last of several branches takes whoever took none before it, as the drawing says too. */
function isLastOfSeveral(protocol: Protocol, { node }: Own): boolean {
  const parentId = findNode(protocol, node ?? '')?.parentId ?? null;
  const siblings = parentId === null ? [] : childrenOf(protocol, parentId);
  return siblings.length > 1 && siblings.at(-1)?.id === node;
}
