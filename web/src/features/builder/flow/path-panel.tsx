import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { IconButton } from '../../../ui/button.tsx';
import { SuccessIcon, XIcon } from '../../../ui/shell-icons.tsx';
import { useHasLookedAt, useProtocol } from '../draft/use-draft.ts';
import { PathList } from '../errors/path-list.tsx';
import { pathTexts } from '../errors/path-texts.ts';
import { useFlow, useMayEditFlow } from './flow-context.ts';
import { ProblemNote } from './problem-note.tsx';
import type { ShownPath } from './shown-path.ts';

/** The path that breaks a rule, beside the flow on which it is drawn. */
export function PathPanel({ shown }: { shown: ShownPath }) {
  const t = useTexts(pathTexts);
  const locale = useLocale();
  const flow = useFlow();
  const protocol = useProtocol();
  const mayEdit = useMayEditFlow();
  const isLooked = useHasLookedAt(shown.rule);
  const { problem } = shown;
  return (
    <div className="grid gap-4 p-4">
      <div className="flex items-start justify-between gap-2">
        <h2 className="pt-1.5 text-16">{t('pathLabel')}</h2>
        <IconButton
          label={t('close')}
          className="size-9!"
          onClick={() => {
            shown.close();
            flow.closePanel();
          }}
        >
          <XIcon />
        </IconButton>
      </div>
      {problem ? (
        <>
          <ProblemNote problem={problem} protocol={protocol} locale={locale} mayMend={mayEdit} />
          {problem.path && (
            <PathList path={problem.path} protocol={protocol} onStep={(id) => flow.inspect(id)} />
          )}
        </>
      ) : (
        <p role="status" className="flex items-start gap-2 text-ink-soft">
          {isLooked && <SuccessIcon className="shrink-0 text-success-text" />}
          {t(isLooked ? 'mended' : 'checking')}
        </p>
      )}
    </div>
  );
}
