import type { Problem } from '@regimen/engine/check.ts';
import type { Protocol } from '@regimen/engine/protocol.ts';
import { Link } from 'react-router';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { AlertIcon, WarningIcon } from '../../../ui/icons.tsx';
import { useMay } from '../draft/use-card.ts';
import { useDraftStore, useProtocol } from '../draft/use-draft.ts';
import { useStepLink } from '../step-link.ts';
import { problemWords } from '../words/problem-words.ts';
import { PathList } from './path-list.tsx';
import { texts } from './texts.ts';
import { wayTexts } from './way-texts.ts';

/** One finding: what it is, why it matters, where, and a button that mends it. */
export function ProblemRow({ problem, onMend }: { problem: Problem; onMend: () => unknown }) {
  const t = useTexts(texts);
  const locale = useLocale();
  const protocol = useProtocol();
  const mayEdit = useMay('edit');
  const { title, explanation, mend } = problemWords(problem, protocol, locale);
  const isError = problem.severity === 'error';
  const Icon = isError ? AlertIcon : WarningIcon;
  const place = usePlace(problem, protocol);
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
          {place && (
            <Link
              to={place.to}
              className="inline-flex min-h-9 items-center text-14 font-medium text-primary-text underline-offset-4 hover:underline"
            >
              {place.words}
            </Link>
          )}
        </div>
      </div>
    </li>
  );
}

/** Kinds of items that have pages. */
const shownKinds = new Set(['activity', 'order', 'nudge', 'challenge', 'assessment', 'kpi']);

function usePlace({ node, module, data, path }: Problem, protocol: Protocol) {
  const t = useTexts(texts);
  const { id } = useDraftStore();
  const stepLink = useStepLink();
  const way = useTexts(wayTexts);
  const rule = typeof data.rule === 'string' ? data.rule : null;
  if (path && rule !== null) return { to: `${paths.builder(id)}?way=${rule}`, words: way('showWay') };
  if (rule !== null) return { to: paths.builder(id, 'errors', rule), words: way('rule') };
  if (node !== null) return { to: stepLink(node), words: t('showStep') };
  if (module !== null) return { to: paths.builder(id, 'modules', module), words: t('showModule') };
  const item = typeof data.of === 'string' ? protocol.items[data.of] : undefined;
  if (item && shownKinds.has(item.kind))
    return { to: paths.builder(id, item.kind, String(data.of)), words: t('showItem') };
  return { to: paths.builder(id), words: t('showFlow') };
}
