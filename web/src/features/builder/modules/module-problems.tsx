import type { RecurringModule } from '@regimen/engine/recurring-module.ts';
import { useLocale } from '../../../i18n/use-texts.ts';
import { problemWords } from '../../../shared/protocol-words/problem-words.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useDraftStore, useProblems, useProtocol } from '../draft/use-draft.ts';

/** What the checker says about this module, with its mend where there is one. */
export function ModuleProblems({ module }: { module: RecurringModule }) {
  const locale = useLocale();
  const store = useDraftStore();
  const protocol = useProtocol();
  const problems = useProblems().filter((problem) => problem.module === module.id);
  return problems.map((problem) => {
    const { title, explanation, mend } = problemWords(problem, protocol, locale);
    const edit = problem.mend;
    return (
      <Notice key={problem.id} tone="warning" title={title}>
        <p>{explanation}</p>
        {edit && mend && (
          <Button look="plain" className="-ms-5" onClick={() => store.edit(edit)}>
            {mend}
          </Button>
        )}
      </Notice>
    );
  });
}
