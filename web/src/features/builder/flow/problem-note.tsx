import type { Locale } from '@regimen/contract/language/languages.ts';
import type { Problem } from '@regimen/engine/check.ts';
import type { Protocol } from '@regimen/engine/protocol.ts';
import { Link } from 'react-router';
import { useTexts } from '../../../i18n/use-texts.ts';
import { problemWords } from '../../../shared/protocol-words/problem-words.ts';
import { Button } from '../../../ui/button.tsx';
import { AlertIcon, WarningIcon } from '../../../ui/shell-icons.tsx';
import { useItemPlace } from '../errors/problem-place.ts';
import { texts } from '../errors/texts-texts.ts';
import { useMend } from '../errors/use-mend.ts';

interface ProblemNoteProps {
  problem: Problem;
  protocol: Protocol;
  locale: Locale;
  mayMend: boolean;
}

/** One finding in words, with the button that mends it where there is one. */
export function ProblemNote({ problem, protocol, locale, mayMend }: ProblemNoteProps) {
  const t = useTexts(texts);
  const mendNow = useMend();
  const { title, explanation, mend } = problemWords(problem, protocol, locale);
  const item = useItemPlace(protocol)(problem);
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
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Button
            look="quiet"
            className="min-h-9! px-3! text-14"
            aria-label={t('mendNamed', { title })}
            onClick={() => mendNow(problem)}
          >
            {t('mend')}
          </Button>
          <span className="text-ink-soft">{mend}</span>
        </div>
      )}
      {item && (
        <Link
          to={item.to}
          aria-label={`${item.words}: ${title}`}
          className="inline-flex min-h-9 items-center justify-self-start font-medium text-primary-text underline-offset-4 hover:underline"
        >
          {item.words}
        </Link>
      )}
    </div>
  );
}
