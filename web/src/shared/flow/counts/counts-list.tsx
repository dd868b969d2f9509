import { stepName } from '@regimen/contract/protocol-words/names.ts';
import { childrenOf } from '@regimen/engine/graph.ts';
import { useMemo } from 'react';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { WarningIcon } from '../../../ui/shell-icons.tsx';
import { StepIcon } from '../../steps/step-icon.tsx';
import { entryWords } from '../../steps/step-words.ts';
import { CountPill, FunnelBar } from './count-pill.tsx';
import { countTexts } from './count-texts.ts';
import { type CountedFlow, marksOf, nobody } from './counts-context.ts';

/** The same as a list, for narrow screens and for whoever would rather read. */
export function CountsList({ protocol, counts, selected, onSelect, whole }: CountedFlow) {
  const t = useTexts(countTexts);
  const locale = useLocale();
  // A line of steps stays at one level; only where branches part are rows set in.
  const levels = useMemo(() => {
    const level = new Map<string, number>();
    for (const { id, parentId } of protocol.nodes) {
      const parts = parentId !== null && childrenOf(protocol, parentId).length > 1;
      level.set(id, (level.get(parentId ?? '') ?? 0) + (parts ? 1 : 0));
    }
    return level;
  }, [protocol]);
  return (
    <ol className="grid grid-cols-1 gap-1">
      {protocol.nodes.map((node) => {
        const count = counts.get(node.id) ?? nobody;
        const { followers } = count;
        const entry = entryWords(node, protocol, locale);
        return (
          <li
            key={node.id}
            style={{ paddingInlineStart: `${Math.min(levels.get(node.id) ?? 0, 6) * 0.75}rem` }}
          >
            <button
              type="button"
              aria-pressed={selected === node.id}
              className="relative flex min-h-14 w-full items-center gap-3 rounded-control border border-line bg-raised px-3 py-2 text-start transition-colors duration-120 hover:border-line-strong aria-pressed:border-primary-line aria-pressed:bg-primary-soft"
              onClick={() => onSelect(selected === node.id ? null : node.id)}
            >
              <StepIcon type={node.type} small />
              <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-0.5">
                <span className="grid min-w-0 flex-1 basis-32">
                  <span className={`leading-heading ${followers > 0 ? 'font-semibold' : 'text-ink-soft'}`}>
                    <bdi>{stepName(node, locale)}</bdi>
                  </span>
                  {entry !== '' && <span className="text-12 text-ink-soft">{entry}</span>}
                </span>
                <span className="grid justify-items-end gap-0.5 empty:hidden">
                  {marksOf(node, count, whole !== undefined).map(({ words, n, tone }) => (
                    <span
                      key={words}
                      className={`inline-flex items-center gap-1 text-12 font-medium whitespace-nowrap ${tone === 'danger' ? 'text-danger-text' : 'text-warning-text'}`}
                    >
                      <WarningIcon size={14} />
                      {t(words, { n })}
                    </span>
                  ))}
                </span>
              </span>
              <CountPill followers={followers} whole={whole} className="h-7 min-w-7 px-2" />
              <FunnelBar followers={followers} whole={whole} />
            </button>
          </li>
        );
      })}
    </ol>
  );
}
