import type { ProgramPart } from '@regimen/contract/programs.ts';
import { Link } from 'react-router';
import { useTexts } from '../../../i18n/use-texts.ts';
import { paths } from '../../../paths.ts';
import { TypesDrawing } from '../../../shared/steps/types-drawing.tsx';
import { IconButton } from '../../../ui/button.tsx';
import { ArrowDownIcon, ArrowUpIcon, GripIcon, TrashIcon } from '../../../ui/icons.tsx';
import { Select } from '../../../ui/select-field.tsx';
import type { useReorder } from '../../../ui/use-reorder.ts';
import { partTexts } from './part-texts.ts';

interface PartRowProps {
  part: ProgramPart;
  place: number;
  last: boolean;
  reorder: ReturnType<typeof useReorder>;
  onMove: (step: 1 | -1) => void;
  onChange: (onFail: ProgramPart['onFail']) => void;
  onRemove: (() => void) | undefined;
}

/** At the end of the way the button stays where it is, and so does the focus. */
const faded = 'aria-disabled:opacity-40 aria-disabled:hover:bg-transparent';

/** One protocol of the program: its place, its drawing, and what a failure in it means. */
export function PartRow({ part, place, last, reorder, onMove, onChange, onRemove }: PartRowProps) {
  const t = useTexts(partTexts);
  const { id, name, stepTypes, stepsCount } = part;
  const isDragged = reorder.dragged === id;
  return (
    <li
      {...reorder.rowProps(id)}
      className={`grid gap-x-3 gap-y-2 rounded-control border bg-surface p-3 ps-1 transition-colors duration-120 ${
        isDragged ? 'border-primary-line shadow-float' : 'border-line'
      }`}
    >
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span
          {...reorder.handleProps(id)}
          title={t('drag', { name })}
          className="flex h-11 w-8 shrink-0 cursor-grab items-center justify-center text-ink-faint hover:text-ink active:cursor-grabbing"
        >
          <GripIcon />
        </span>
        <div className="min-w-0 flex-1 basis-44">
          <p className="font-semibold wrap-anywhere">
            <span className="tabular-nums text-ink-faint">{`${place + 1}. `}</span>
            {part.may ? (
              <Link to={paths.flowEditor(id)} className="underline-offset-4 hover:underline">
                <bdi>{name}</bdi>
              </Link>
            ) : (
              <bdi>{name}</bdi>
            )}
          </p>
          <p className="text-14 text-ink-soft">{t('steps', { n: stepsCount })}</p>
        </div>
        <div className="hidden min-w-0 max-w-56 overflow-hidden lg:block">
          <TypesDrawing types={stepTypes.slice(0, 6)} more={stepsCount > 6} />
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
          {onRemove && (
            <IconButton label={t('remove', { name })} onClick={onRemove}>
              <TrashIcon />
            </IconButton>
          )}
        </div>
      </div>
      {!last && (
        <p className="flex flex-wrap items-center gap-2 ps-10 text-14 text-ink-soft">
          {t('whenFailed')}
          <Select
            inline
            aria-label={t('onFail', { name })}
            value={part.onFail}
            onChange={({ target }) => onChange(target.value === 'goOn' ? 'goOn' : 'stop')}
          >
            <option value="stop">{t('stop')}</option>
            <option value="goOn">{t('goOn')}</option>
          </Select>
        </p>
      )}
    </li>
  );
}
