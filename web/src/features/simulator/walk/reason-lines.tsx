import type { Trace } from '@regimen/engine/trace.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { CheckIcon, XIcon } from '../../../ui/shell-icons.tsx';
import type { ProgramWords } from '../program-words.ts';
import { walkTexts } from './walk-texts.ts';

interface ReasonLinesProps {
  lines: readonly { line: Trace; protocol: number }[];
  words: ProgramWords;
}

/** The engine's record, line by line, with what each condition asked and what it found. */
export function ReasonLines({ lines, words }: ReasonLinesProps) {
  const t = useTexts(walkTexts);
  return (
    <ol className="grid gap-2 text-14">
      {lines.map(({ line, protocol }, index) => {
        const { words: said, asked } = words.reason(line, protocol);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a record is never reordered
          <li key={index} className="grid gap-1">
            <p className="wrap-anywhere">{said}</p>
            {asked.length > 0 && (
              <ul className="grid gap-1 border-s-2 border-line ps-3">
                {asked.map((each) => (
                  <li key={`${each.name} ${each.words}`} className="flex items-start gap-2">
                    {each.holds ? (
                      <CheckIcon size={16} className="mt-0.5 shrink-0 text-success-text" />
                    ) : (
                      <XIcon size={16} className="mt-0.5 shrink-0 text-ink-faint" />
                    )}
                    <span className="wrap-anywhere">
                      <span className="sr-only">{`${t(each.holds ? 'held' : 'didNotHold')}: `}</span>
                      {each.name && <bdi className="font-medium">{`${each.name}: `}</bdi>}
                      <span className="text-ink-soft">{each.words}</span>
                    </span>
                  </li>
                ))}
              </ul>
            )}
          </li>
        );
      })}
    </ol>
  );
}
