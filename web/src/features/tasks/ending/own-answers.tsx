import type { TaskResult } from '@regimen/contract/task-forms.ts';
import type { Item } from '@regimen/engine/items.ts';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { GivenLines } from '../../../shared/person/given-lines.tsx';
import { givenLines } from '../../../shared/person/given-words.ts';
import { storyTexts } from '../../../shared/person/story-texts.ts';
import { endingTexts } from './ending-texts.ts';

/** What somebody answered themselves. Points are the expert's business; a score stands above it already. */
export default function OwnAnswers({ result, item }: { result: TaskResult; item: Item }) {
  const t = useTexts(endingTexts);
  const story = useTexts(storyTexts);
  const locale = useLocale();
  const bare = item.kind === 'assessment' ? { ...item, scoring: { method: 'none' } as const } : item;
  const lines = givenLines(result, bare, (id) => id, story, locale);
  if (lines.length === 0) return null;
  return (
    <details className="group w-full">
      <summary className="inline-flex min-h-9 items-center text-14 text-primary-text">
        <span className="group-open:hidden">{t('showAnswers')}</span>
        <span className="hidden group-open:inline">{t('hideAnswers')}</span>
      </summary>
      <div className="mt-3">
        <GivenLines lines={lines} />
      </div>
    </details>
  );
}
