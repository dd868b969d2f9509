import { stepName } from '@regimen/contract/protocol-words/names.ts';
import { useMemo } from 'react';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { WarningIcon } from '../../../ui/shell-icons.tsx';
import { StepIcon } from '../../steps/step-icon.tsx';
import { entryWords } from '../../steps/step-words.ts';
import { placeSteps } from '../layout.ts';
import { CountPill, FunnelBar } from './count-pill.tsx';
import { countTexts } from './count-texts.ts';
import { type CountedFlow, nobody } from './counts-context.ts';

const none: ReadonlySet<string> = new Set();

/** The same as a list, for narrow screens and for whoever would rather read. */
export function CountsList({ protocol, counts, selected, onSelect, whole }: CountedFlow) {
  const t = useTexts(countTexts);
  const locale = useLocale();
  const steps = useMemo(() => placeSteps(protocol.nodes, none, 'ltr'), [protocol]);
  // What follows alone stands under its step; where a step branches, all its branches are set in alike.
  const levels = useMemo(() => {
    const level = new Map<string, number>();
    for (const { node } of steps) {
      const parent = steps.find((step) => step.node.id === node.parentId);
      level.set(node.id, parent ? (level.get(parent.node.id) ?? 0) + (parent.childCount > 1 ? 1 : 0) : 0);
    }
    return level;
  }, [steps]);
  return (
    <ol className="grid gap-1">
      {steps.map(({ node }) => {
        const { followers, stuck } = counts.get(node.id) ?? nobody;
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
              <span className="grid min-w-0 flex-1">
                <span className={`leading-heading ${followers > 0 ? 'font-semibold' : 'text-ink-soft'}`}>
                  <bdi>{stepName(node, locale)}</bdi>
                </span>
                {entry !== '' && <span className="text-12 text-ink-soft">{entry}</span>}
              </span>
              {stuck > 0 && (
                <span className="inline-flex items-center gap-1 text-12 font-medium whitespace-nowrap text-warning-text">
                  <WarningIcon size={14} />
                  {t('stuck', { n: stuck })}
                </span>
              )}
              <CountPill followers={followers} whole={whole} className="h-7 min-w-7 px-2" />
              <FunnelBar followers={followers} whole={whole} />
            </button>
          </li>
        );
      })}
    </ol>
  );
}
