import type { Problem } from '@regimen/engine/check.ts';
import type { Protocol } from '@regimen/engine/protocol.ts';
import type { Locale } from '../../../i18n/locale.ts';
import { Button } from '../../../ui/button.tsx';
import { AlertIcon, WarningIcon } from '../../../ui/icons.tsx';
import { useDraftStore } from '../draft/use-draft.ts';
import { problemWords } from '../words/problem-words.ts';

interface ProblemNoteProps {
  problem: Problem;
  protocol: Protocol;
  locale: Locale;
  mayMend: boolean;
}

/** One finding in words, with the button that mends it where there is one. */
export function ProblemNote({ problem, protocol, locale, mayMend }: ProblemNoteProps) {
  const store = useDraftStore();
  const { title, explanation, mend } = problemWords(problem, protocol, locale);
  const stops = problem.severity === 'error';
  return (
    <div className={`grid gap-2 rounded-control p-3 text-14 ${stops ? 'bg-danger-soft' : 'bg-warning-soft'}`}>
      <div className="flex gap-2">
        {stops ? (
          <AlertIcon size={16} className="mt-0.5 shrink-0 text-danger-text" />
        ) : (
          <WarningIcon size={16} className="mt-0.5 shrink-0 text-warning-text" />
        )}
        <div className="min-w-0">
          <p className="font-semibold">{title}</p>
          <p className="text-ink-soft">{explanation}</p>
        </div>
      </div>
      {mayMend && mend !== null && (
        <Button
          look="quiet"
          className="min-h-9 justify-self-start px-3 text-14"
          onClick={() => store.mend(problem)}
        >
          {mend}
        </Button>
      )}
    </div>
  );
}
