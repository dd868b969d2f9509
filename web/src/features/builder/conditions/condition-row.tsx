import type { TextKey } from '@regimen/contract/language/define-texts.ts';
import { comparedAs, comparisonWords, hasOrder } from '@regimen/contract/protocol-words/comparison-words.ts';
import { conditionWords } from '@regimen/contract/protocol-words/condition-words.ts';
import { type Leaf, looksBack } from '@regimen/engine/condition.ts';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { IconButton } from '../../../ui/button.tsx';
import { Select } from '../../../ui/select-field.tsx';
import { XIcon } from '../../../ui/shell-icons.tsx';
import type { Single } from './condition-shape.ts';
import { editorTexts } from './editor-texts.ts';
import { type Fact, factsFor, faultsIn, isComplete, newLeaf, type Setting } from './facts.ts';
import { LeafSubject } from './leaf-subject.tsx';
import { LeafValue } from './leaf-value.tsx';
import { overTexts } from './over-texts.ts';
import { sentenceTexts } from './sentence-texts.ts';

interface ConditionRowProps {
  leaf: Single;
  onChange: (leaf: Single) => void;
  onRemove: () => void;
  setting: Setting;
}

const factWords = {
  success: 'factSuccess',
  failure: 'factFailure',
  score: 'factScore',
  band: 'factBand',
  answer: 'factAnswer',
  kpi: 'factKpi',
  branch: 'factBranch',
  days: 'factDays',
  attempts: 'factAttempts',
  ending: 'factEnding',
  age: 'factAge',
  sex: 'factSex',
  role: 'factRole',
  sign: 'factSign',
} as const satisfies Record<Fact, TextKey<typeof sentenceTexts>>;

/** One comparison as a sentence of lists: what, of which, how, with what. */
export function ConditionRow({ leaf, onChange, onRemove, setting }: ConditionRowProps) {
  const t = useTexts(editorTexts);
  const s = useTexts(sentenceTexts);
  const o = useTexts(overTexts);
  const locale = useLocale();
  const offered = factsFor(setting);
  const facts = offered.includes(leaf.is) ? offered : [leaf.is, ...offered];
  const said = conditionWords(leaf, setting.protocol, locale, setting.own);
  const wrongSpan = wrongSpanOf(leaf);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a line of a list, named by what it says
    <div role="group" aria-label={said} className="flex items-start gap-1">
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-1.5">
        <Select
          inline
          aria-label={s('fact')}
          value={leaf.is}
          onChange={(event) => onChange(newLeaf(event.target.value as Fact, setting) ?? leaf)}
        >
          {facts.map((fact) => (
            <option key={fact} value={fact}>
              {s(factWords[fact])}
            </option>
          ))}
        </Select>
        {leaf.is !== 'success' && leaf.is !== 'failure' && (
          <>
            <LeafSubject leaf={leaf} onChange={onChange} setting={setting} />
            {leaf.is === 'sign' && <LeafValue leaf={leaf} onChange={onChange} setting={setting} />}
            <Comparison leaf={leaf} onChange={onChange} setting={setting} />
            {leaf.is !== 'sign' && <LeafValue leaf={leaf} onChange={onChange} setting={setting} />}
          </>
        )}
        {leaf.is !== 'success' && leaf.is !== 'failure' && looksBack(leaf) && isComplete(leaf) && (
          <p className="basis-full text-14 text-ink-soft">
            {said}. {o('bothWays')}
          </p>
        )}
        {!isComplete(leaf) && (
          <p className="basis-full text-14 text-warning-text">
            {wrongSpan === null ? t('incomplete') : o(wrongSpan)}
          </p>
        )}
      </div>
      <IconButton label={t('remove', { words: said })} onClick={onRemove} className="-me-1 size-9!">
        <XIcon size={16} />
      </IconButton>
    </div>
  );
}

/** How many in a row, or over how many days, that the engine does not take. */
function wrongSpanOf(leaf: Single): TextKey<typeof overTexts> | null {
  const wrong = faultsIn(leaf).map(({ path }) => path);
  if (wrong.some((path) => path.endsWith('.times'))) return 'timesOutOfRange';
  return wrong.some((path) => path.endsWith('.days')) ? 'daysOutOfRange' : null;
}

const orders = ['>=', '>', '<=', '<', '=', '!='] as const;
const same = ['=', '!='] as const;

interface ComparisonProps {
  leaf: Leaf;
  onChange: (leaf: Leaf) => void;
  setting: Setting;
}

function Comparison({ leaf, onChange, setting }: ComparisonProps) {
  const s = useTexts(sentenceTexts);
  const locale = useLocale();
  const as = comparedAs(leaf, setting.protocol, setting.own);
  // The value has a field of its own.
  const words = (op: Leaf['op']) =>
    leaf.is === 'sign' ? s(op === '=' ? 'has' : 'lacks') : comparisonWords(as, op, () => '', locale).trim();
  return (
    <Select
      inline
      aria-label={s('comparison')}
      value={leaf.op}
      onChange={(event) => onChange({ ...leaf, op: event.target.value } as Leaf)}
    >
      {(hasOrder(as) ? orders : same).map((op) => (
        <option key={op} value={op}>
          {words(op)}
        </option>
      ))}
    </Select>
  );
}
