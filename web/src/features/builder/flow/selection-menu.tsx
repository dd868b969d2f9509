import { useTexts } from '../../../i18n/use-texts.ts';
import { menuRowClass } from '../../../ui/disclosure-menu.tsx';
import { CopyIcon, TrashIcon } from '../../../ui/icons.tsx';
import { useFlow, useView } from './flow-context.ts';
import { selectionOf } from './flow-view.ts';
import { PopMenu } from './pop-menu.tsx';
import { StepActions } from './step-actions.tsx';
import { texts } from './texts.ts';

/** What can be done with what is selected, where the right button or the menu key was pressed. */
export function SelectionMenu() {
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
        <StepActions id={selected} onChosen={flow.closeMenu} role="menuitem" />
      )}
    </PopMenu>
  );
}

/** For several steps at once. `id` is one of them. */
export function ManyActions({ id, count }: { id: string; count: number }) {
  const t = useTexts(texts);
  const flow = useFlow();
  const rowClass = `${menuRowClass} lg:min-h-9 lg:text-14`;
  return (
    <>
      <button
        type="button"
        role="menuitem"
        className={rowClass}
        onClick={() => {
          flow.closeMenu();
          flow.duplicate(id);
        }}
      >
        <CopyIcon />
        {t('duplicateMany', { n: count })}
      </button>
      <button
        type="button"
        role="menuitem"
        className={rowClass}
        onClick={() => {
          flow.closeMenu();
          flow.askRemove(id);
        }}
      >
        <TrashIcon />
        {t('removeMany', { n: count })}
      </button>
    </>
  );
}
