import type { TaskResult } from '@regimen/contract/task-forms.ts';
import type { Item } from '@regimen/engine/items.ts';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { GivenLines } from '../../../shared/person/given-lines.tsx';
import { givenLines } from '../../../shared/person/given-words.ts';
import { storyTexts } from '../../../shared/person/story-texts.ts';

/** What somebody answered themselves. Points are the expert's business; a score stands above it already. */
export default function OwnAnswers({ result, item }: { result: TaskResult; item: Item }) {
  const t = useTexts(storyTexts);
  const locale = useLocale();
  const bare = item.kind === 'assessment' ? { ...item, scoring: { method: 'none' } as const } : item;
  return <GivenLines lines={givenLines(result, bare, (id) => id, t, locale)} />;
}
