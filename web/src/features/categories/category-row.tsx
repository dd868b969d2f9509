import type { Category } from '@regimen/contract/categories.ts';
import { Link } from 'react-router';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { CategoryMark } from '../../shared/categories/category-looks.tsx';
import { IconButton } from '../../ui/button.tsx';
import { ArrowDownIcon, ArrowUpIcon, GripIcon, PencilIcon } from '../../ui/icons.tsx';
import type { useReorder } from '../../ui/use-reorder.ts';
import { categoryTexts } from './category-texts.ts';
import { DeleteCategory } from './delete-category.tsx';

interface CategoryRowProps {
  category: Category;
  place: number;
  last: boolean;
  reorder: ReturnType<typeof useReorder>;
  onMove: (step: 1 | -1) => void;
  onDeleted: () => void;
}

export function CategoryRow({ category, place, last, reorder, onMove, onDeleted }: CategoryRowProps) {
  const t = useTexts(categoryTexts);
  const { id, name, colour, icon, protocolsCount } = category;
  const isDragged = reorder.dragged === id;
  return (
    <li
      {...reorder.rowProps(id)}
      className={`flex flex-wrap items-center gap-x-3 rounded-card border bg-raised p-2 ps-1 transition-colors duration-120 ${
        isDragged ? 'border-primary-line shadow-float' : 'border-line'
      }`}
    >
      <span
        {...reorder.handleProps(id)}
        title={t('drag', { name })}
        className="flex h-11 w-8 cursor-grab items-center justify-center text-ink-faint hover:text-ink active:cursor-grabbing"
      >
        <GripIcon />
      </span>
      <CategoryMark colour={colour} icon={icon} />
      <div className="min-w-0 flex-1 basis-40">
        <Link
          to={paths.protocolsIn(id)}
          className="font-semibold wrap-anywhere underline-offset-4 hover:underline"
        >
          <bdi>{name}</bdi>
        </Link>
        <p className="text-14 text-ink-soft">{t('count', { n: protocolsCount })}</p>
      </div>
      <div className="ms-auto flex">
        <IconButton
          label={t('up', { name })}
          aria-disabled={place === 0}
          onClick={() => place > 0 && onMove(-1)}
          className={faded}
        >
          <ArrowUpIcon />
        </IconButton>
        <IconButton
          label={t('down', { name })}
          aria-disabled={last}
          onClick={() => !last && onMove(1)}
          className={faded}
        >
          <ArrowDownIcon />
        </IconButton>
        <Link
          to={paths.category(id)}
          aria-label={t('edit', { name })}
          title={t('edit', { name })}
          className="inline-flex size-11 items-center justify-center rounded-control text-ink-soft hover:bg-sunken hover:text-ink"
        >
          <PencilIcon />
        </Link>
        <DeleteCategory category={category} onDeleted={onDeleted} />
      </div>
    </li>
  );
}

/** At the end of the way the button stays where it is, and so does the focus. */
const faded = 'aria-disabled:opacity-40 aria-disabled:hover:bg-transparent';
