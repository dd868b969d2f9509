import { useLocale, useTexts } from '../../../../i18n/use-texts.ts';
import { useProblems, useProtocol } from '../../draft/use-draft.ts';
import { stepsOfProblem } from '../flow-context.ts';
import { ProblemNote } from '../problem-note.tsx';
import { texts } from './texts.ts';

/** What the checker found at this step, each with its one-click mend. */
export function StepProblems({ id, mayEdit }: { id: string; mayEdit: boolean }) {
  const t = useTexts(texts);
  const locale = useLocale();
  const protocol = useProtocol();
  const problems = useProblems().filter((problem) => stepsOfProblem(problem).includes(id));
  if (problems.length === 0) return null;
  return (
    <section aria-label={t('problems')} className="grid gap-2">
      {problems.map((problem) => (
        <ProblemNote
          key={problem.id}
          problem={problem}
          protocol={protocol}
          locale={locale}
          mayMend={mayEdit}
        />
      ))}
    </section>
  );
}
