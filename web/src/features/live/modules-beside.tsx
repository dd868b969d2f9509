import { useTexts } from '../../i18n/use-texts.ts';
import { RepeatIcon } from '../../ui/icons.tsx';
import { liveTexts } from './live-texts.ts';

export interface ShownModule {
  id: string;
  name: string;
  /** When it comes back. */
  words: string;
  open: number;
}

/** What comes back beside the flow, and how many have it open now. */
export function ModulesBeside({ modules }: { modules: readonly ShownModule[] }) {
  const t = useTexts(liveTexts);
  if (modules.length === 0) return null;
  return (
    <section aria-labelledby="beside-title">
      <h2 id="beside-title" className="mb-3 text-18">
        {t('beside')}
      </h2>
      <ul className="grid gap-2">
        {modules.map(({ id, name, words, open }) => (
          <li key={id} className="flex gap-3 rounded-control border border-line p-3">
            <RepeatIcon size={18} className="mt-0.5 shrink-0 text-ink-soft" />
            <div className="min-w-0">
              <p className="leading-heading font-medium wrap-anywhere">
                <bdi>{name}</bdi>
              </p>
              <p className="text-14 text-ink-soft">{words}</p>
              {open > 0 && <p className="text-14 font-medium">{t('openNow', { n: open })}</p>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
