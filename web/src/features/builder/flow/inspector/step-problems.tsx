import { useLocale, useTexts } from '../../../../i18n/use-texts.ts';
import { ChevronDownIcon } from '../../../../ui/shell-icons.tsx';
import { useProblems, useProtocol } from '../../draft/use-draft.ts';
import { stepsOfProblem } from '../flow-context.ts';
import { ProblemNote } from '../problem-note.tsx';
import { texts } from './texts.ts';

/**
 * What the checker found at this step, each with its one-click mend. It comes and goes while one works: it stands at the
 * foot of what is in sight, over the fields and never between them, and can be folded.
 */
export function StepProblems({ id, mayEdit }: { id: string; mayEdit: boolean }) {
  const t = useTexts(texts);
  const locale = useLocale();
  const protocol = useProtocol();
  const found = useProblems().filter((problem) => stepsOfProblem(problem).includes(id));
  // What keeps one from publishing comes first.
  const problems = [
    ...found.filter(({ severity }) => severity === 'error'),
    ...found.filter(({ severity }) => severity === 'warning'),
  ];
  if (problems.length === 0) return null;
  return (
    <section
      aria-label={t('problems')}
      data-at-foot
      className="sticky bottom-3 z-10 rounded-card border border-line bg-raised shadow-float"
    >
      <details key={id} open className="group/problems">
        <summary className="flex min-h-9 list-none items-center justify-between gap-2 px-3 font-medium [&::-webkit-details-marker]:hidden">
          {t('problemsHere', { n: problems.length })}
          <ChevronDownIcon
            size={16}
            className="shrink-0 text-ink-faint transition-transform duration-160 group-open/problems:rotate-180"
          />
        </summary>
        <div className="grid max-h-[30dvh] gap-2 overflow-y-auto overscroll-contain p-2 pt-0">
          {problems.map((problem) => (
            <ProblemNote
              key={problem.id}
              problem={problem}
              protocol={protocol}
              locale={locale}
              mayMend={mayEdit}
            />
          ))}
        </div>
      </details>
    </section>
  );
}
