import { type ReactNode, useEffect, useState } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useView } from './flow-context.ts';
import { texts } from './inspector/texts.ts';

/** At the end side on wide screens; on narrow ones over the lower part, as soon as a step is asked for. */
export function SidePanel({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const t = useTexts(texts);
  const selected = useView((view) => view.selected);
  const inspecting = useView((view) => view.inspecting);
  const [open, setOpen] = useState(false);
  useEffect(() => setOpen(inspecting > 0), [inspecting]);
  useEffect(() => {
    if (selected === null) setOpen(false);
  }, [selected]);
  return (
    <aside
      aria-label={t('step')}
      className={`overflow-y-auto overscroll-contain border-line bg-raised lg:block lg:w-[21.5rem] lg:shrink-0 lg:border-s ${
        open
          ? 'max-lg:pop max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-20 max-lg:max-h-[80dvh] max-lg:rounded-t-card max-lg:border max-lg:shadow-float'
          : 'max-lg:hidden'
      }`}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        onClose();
      }}
    >
      {children}
    </aside>
  );
}
