import type { AgentItem } from '@regimen/engine/items.ts';
import { useTexts } from '../../../../i18n/use-texts.ts';
import { ItemPhoto } from '../item-photo.tsx';
import { previewTexts } from './preview-texts.ts';

/** The beginning of a conversation with it: its first words, and the questions to begin with. */
export function AgentPreview({ item }: { item: AgentItem }) {
  const t = useTexts(previewTexts);
  const openings = (item.openings ?? []).filter((opening) => opening.trim() !== '');
  return (
    <article className="overflow-hidden rounded-card border border-line bg-raised">
      <header className="flex items-center gap-3 border-b border-line px-4 py-3">
        <ItemPhoto kind="agent" photo={item.photo ?? null} size={40} />
        <div className="min-w-0">
          <h3 className="truncate text-16">
            <bdi>{item.name || t('unnamed')}</bdi>
          </h3>
          <p className="text-12 text-ink-soft">{t('isAssistant')}</p>
        </div>
      </header>
      <div className="grid gap-4 p-4">
        <p
          dir="auto"
          className={`text-start break-words whitespace-pre-wrap ${item.greeting ? '' : 'text-ink-faint'}`}
        >
          {item.greeting || t('usualGreeting')}
        </p>
        {openings.length > 0 ? (
          <ul aria-label={t('openings')} className="flex flex-wrap gap-2">
            {openings.map((opening, index) => (
              <li
                // biome-ignore lint/suspicious/noArrayIndexKey: two may be the same while one types
                key={index}
                dir="auto"
                className="max-w-full rounded-control border border-line-strong px-4 py-2 font-semibold break-words select-none"
              >
                {opening}
              </li>
            ))}
          </ul>
        ) : (
          <p className="text-14 text-ink-faint">{t('usualOpenings')}</p>
        )}
        <p className="rounded-control border border-line-strong px-3.5 py-2.5 text-ink-faint select-none">
          {t('askHere')}
        </p>
      </div>
    </article>
  );
}
