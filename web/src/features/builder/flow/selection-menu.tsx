import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { menuRowClass } from '../../../ui/disclosure-menu.tsx';
import { DuplicateIcon, ScissorsIcon } from '../../../ui/flow-icons.tsx';
import { CopyIcon, TrashIcon } from '../../../ui/icons.tsx';
import { useClipboard } from './clipboard-context.ts';
import { useFlow, useView } from './flow-context.ts';
import { selectionOf } from './flow-view.ts';
import { PopMenu } from './pop-menu.tsx';
import { StepActions } from './step-actions.tsx';
import { texts } from './texts.ts';

/** What can be done with what is selected, where the right button or the menu key was pressed. */
export function SelectionMenu({ onCanvas }: { onCanvas: boolean }) {
  const t = useTexts(texts);
  const flow = useFlow();
  const menu = useView((view) => view.menu);
  const selected = useView((view) => view.selected);
  if (!menu || selected === null) return null;
  const all = selectionOf(flow.view.get());
  return (
    <PopMenu
      key={`${menu.x},${menu.y}`}
      {...menu}
      label={t('menu')}
      onClose={flow.closeMenu}
      className="w-60"
    >
      {all.size > 1 ? (
        <ManyActions id={selected} count={all.size} />
      ) : (
        <StepActions id={selected} onChosen={flow.closeMenu} role="menuitem" onCanvas={onCanvas} />
      )}
    </PopMenu>
  );
}

/** For several steps at once. `id` is one of them. */
function ManyActions({ id, count: n }: { id: string; count: number }) {
  const t = useTexts(texts);
  const flow = useFlow();
  const clipboard = useClipboard();
  const row = (words: string, icon: ReactNode, act: () => unknown) => (
    <button
      type="button"
      role="menuitem"
      className={`${menuRowClass} lg:min-h-9 lg:text-14`}
      onClick={() => {
        flow.closeMenu();
        act();
      }}
    >
      {icon}
      {words}
    </button>
  );
  return (
    <>
      {row(t('duplicateMany', { n }), <DuplicateIcon />, () => flow.duplicate(id))}
      {row(t('copyMany', { n }), <CopyIcon />, () => clipboard.copy(id))}
      {row(t('cutMany', { n }), <ScissorsIcon />, () => clipboard.cut(id))}
      {row(t('removeMany', { n }), <TrashIcon />, () => flow.askRemove(id))}
    </>
  );
}
