import type { Problem } from '@regimen/engine/check.ts';
import { Link } from 'react-router';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { problemWords } from '../../../shared/protocol-words/problem-words.ts';
import { Button } from '../../../ui/button.tsx';
import { AlertIcon, WarningIcon } from '../../../ui/shell-icons.tsx';
import { useMay } from '../draft/use-card.ts';
import { useProtocol } from '../draft/use-draft.ts';
import { PathList } from './path-list.tsx';
import { useProblemPlace } from './problem-place.ts';
import { texts } from './texts-texts.ts';

/** One finding: what it is, why it matters, where, and a button that mends it. */
export function ProblemRow({ problem, onMend }: { problem: Problem; onMend: () => unknown }) {
  const t = useTexts(texts);
  const locale = useLocale();
  const protocol = useProtocol();
  const mayEdit = useMay('edit');
  const { title, explanation, mend } = problemWords(problem, protocol, locale);
  const isError = problem.severity === 'error';
  const Icon = isError ? AlertIcon : WarningIcon;
  const place = useProblemPlace(problem, protocol);
  return (
    <li className="flex items-start gap-3 rounded-card border border-line bg-raised p-4 md:p-5">
      <Icon className={`mt-0.5 shrink-0 ${isError ? 'text-danger-text' : 'text-warning-text'}`} />
      <div className="grid min-w-0 flex-1 gap-2">
        <h3 className="text-16 wrap-anywhere">
          <span className="sr-only">{`${t(problem.severity)}: `}</span>
          {title}
        </h3>
        <p className="max-w-measure text-ink-soft">{explanation}</p>
        {problem.path && (
          <div className="mt-1">
            <PathList path={problem.path} protocol={protocol} />
          </div>
        )}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          {mend && mayEdit && (
            <span className="flex flex-wrap items-center gap-3">
              <Button
                look="quiet"
                className="min-h-9 px-4"
                aria-label={t('mendNamed', { title })}
                onClick={onMend}
              >
                {t('mend')}
              </Button>
              <span className="text-14 text-ink-soft">{mend}</span>
            </span>
          )}
          <Link
            to={place.to}
            className="inline-flex min-h-9 items-center text-14 font-medium text-primary-text underline-offset-4 hover:underline"
          >
            {place.words}
          </Link>
        </div>
      </div>
    </li>
  );
}
