import type { FlowNode } from '@regimen/engine/protocol.ts';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { ClockIcon } from '../../ui/icons.tsx';
import { stepTexts } from './step-texts.ts';
import { deadlineWords } from './step-words.ts';

/** The time somebody has for a step, on its card or row. */
export function DeadlineSign({ step, className = '' }: { step: FlowNode; className?: string }) {
  const t = useTexts(stepTexts);
  const time = deadlineWords(step, useLocale());
  if (time === '') return null;
  const words = t('dueWithin', { time });
  return (
    <span
      title={words}
      className={`inline-flex shrink-0 items-center gap-0.5 whitespace-nowrap text-12 text-ink-soft ${className}`}
    >
      <ClockIcon size={12} />
      <span className="sr-only">{words}</span>
      <span aria-hidden="true">{time}</span>
    </span>
  );
}
