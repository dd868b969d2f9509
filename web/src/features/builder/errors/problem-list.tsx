import { useRef, useState } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { SuccessIcon } from '../../../ui/shell-icons.tsx';
import { useHasChecked, useProblems } from '../draft/use-draft.ts';
import { ProblemRow } from './problem-row.tsx';
import { texts } from './texts-texts.ts';
import { useMend } from './use-mend.ts';

/** What the checker found: first what stops publishing, then what is worth a look. */
export function ProblemList() {
  const t = useTexts(texts);
  const checked = useHasChecked();
  const problems = useProblems();
  const mend = useMend();
  const top = useRef<HTMLDivElement>(null);
  const [said, say] = useState('');
  const errors = problems.filter(({ severity }) => severity === 'error');
  const warnings = problems.filter(({ severity }) => severity === 'warning');
  const rows = (list: typeof problems) => (
    <ul className="mt-3 grid gap-2">
      {list.map((problem) => (
        <ProblemRow
          key={problem.id}
          problem={problem}
          onMend={async () => {
            if (!(await mend(problem))) return;
            say(t('mended'));
            // The row is about to go, and the button with it.
            top.current?.focus({ preventScroll: true });
          }}
        />
      ))}
    </ul>
  );
  return (
    <div ref={top} tabIndex={-1} className="grid gap-8 outline-none">
      <p role="status" className="sr-only">
        {said}
      </p>
      {!checked && <p className="text-ink-soft">{t('checking')}</p>}
      {checked && problems.length === 0 && (
        <div className="flex items-start gap-3 rounded-card border border-success-line bg-success-soft p-5">
          <SuccessIcon size={22} className="mt-0.5 shrink-0 text-success-text" />
          <div>
            <p className="text-18 font-semibold">{t('clear')}</p>
            <p className="text-ink-soft">{t('clearHelp')}</p>
          </div>
        </div>
      )}
      {checked && errors.length > 0 && (
        <section aria-labelledby="errors-title">
          <h2 id="errors-title" className="text-18">
            {t('errors', { n: errors.length })}
          </h2>
          {rows(errors)}
        </section>
      )}
      {checked && warnings.length > 0 && (
        <section aria-labelledby="warnings-title">
          <h2 id="warnings-title" className="text-18">
            {t('warnings', { n: warnings.length })}
          </h2>
          <p className="mt-1 text-14 text-ink-soft">{t('warningsHelp')}</p>
          {rows(warnings)}
        </section>
      )}
    </div>
  );
}
