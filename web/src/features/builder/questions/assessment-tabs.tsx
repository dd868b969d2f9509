import type { OpenItem } from '@regimen/contract/items.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { paths } from '../../../paths.ts';
import { LinkTabs } from '../../../ui/link-tabs.tsx';
import { useDraftStore } from '../draft/use-draft.ts';
import { listTexts } from './list-texts.ts';

/** The two halves of an assessment: what it asks, and what comes of it. */
export function AssessmentTabs({ opened, current }: { opened: OpenItem; current: 'about' | 'questions' }) {
  const t = useTexts(listTexts);
  const store = useDraftStore();
  const path = (...parts: string[]) => paths.builder(store.id, 'assessment', opened.id, ...parts);
  const n = opened.item.kind === 'assessment' ? opened.item.questions.length : 0;
  return (
    <LinkTabs
      label={t('parts')}
      tabs={[
        { to: path('questions'), words: t('questions', { n }), current: current === 'questions' },
        { to: path(), words: t('about'), current: current === 'about' },
      ]}
    />
  );
}
