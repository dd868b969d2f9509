import type { TaskResult } from '@regimen/contract/task-forms.ts';
import type { Item } from '@regimen/engine/items.ts';
import { lazy, Suspense, useState } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { endingTexts } from './ending-texts.ts';

const OwnAnswers = lazy(() => import('./own-answers.tsx'));

/** What was answered, for whoever wants to read it again: their own, and nobody else's. */
export function AnswersGiven({ result, item }: { result: TaskResult; item: Item }) {
  const t = useTexts(endingTexts);
  const [isShown, setShown] = useState(false);
  if (result.type !== 'answers' || Object.keys(result.answers).length === 0) return null;
  return (
    <div className="grid w-full justify-items-start gap-3">
      <Button look="plain" className="-ms-3 px-3" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
        {t(isShown ? 'hideAnswers' : 'showAnswers')}
      </Button>
      {isShown && (
        <Suspense>
          <OwnAnswers result={result} item={item} />
        </Suspense>
      )}
    </div>
  );
}
