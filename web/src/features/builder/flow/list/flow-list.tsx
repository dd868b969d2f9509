import { directionOf } from '@regimen/contract/language/languages.ts';
import { useEffect, useMemo, useRef } from 'react';
import { useLocale, useTexts } from '../../../../i18n/use-texts.ts';
import { useMay } from '../../draft/use-card.ts';
import { useProtocol } from '../../draft/use-draft.ts';
import { CardMarksSource } from '../canvas/marks-source.tsx';
import { useFlow, useView } from '../flow-context.ts';
import { texts } from '../texts.ts';
import { listKey } from './list-keys.ts';
import { ListRow } from './list-row.tsx';
import { listRows } from './list-rows.ts';
import { rowId } from './row-id.ts';
import { listTexts } from './texts.ts';

/** The same steps as rows, to be read from top to bottom and edited with the same actions. */
export function FlowList() {
  const t = useTexts(texts);
  const say = useTexts(listTexts);
  const flow = useFlow();
  const direction = directionOf(useLocale());
  const protocol = useProtocol();
  const mayEdit = useMay('edit');
  const collapsed = useView((view) => view.collapsed);
  const selected = useView((view) => view.selected);
  const rows = useMemo(() => listRows(protocol, collapsed), [protocol, collapsed]);
  const active = rows.some(({ node }) => node.id === selected) ? selected : (rows[0]?.node.id ?? null);
  const frame = useRef<HTMLDivElement>(null);
  useScrollToSelected(selected, frame);
  return (
    <CardMarksSource compared={null}>
      <div ref={frame} className="relative h-full overflow-y-auto bg-surface p-2 md:p-4">
        <p className="mb-3 px-2 text-14 text-ink-soft">{say('help')}</p>
        <ol
          aria-label={t('listLabel')}
          className="grid max-w-page gap-0.5 pb-40 [--row-indent:0.75rem] md:[--row-indent:1.5rem]"
          onKeyDown={(event) => listKey(event, { flow, rows, direction, mayEdit })}
        >
          {rows.map((row) => (
            <ListRow key={row.node.id} {...row} active={row.node.id === active} mayEdit={mayEdit} />
          ))}
        </ol>
      </div>
    </CardMarksSource>
  );
}

/** Whatever selects a step, one sees it, and goes on seeing it when there is less room. */
function useScrollToSelected(selected: string | null, frame: React.RefObject<HTMLElement | null>): void {
  const sought = useView((view) => view.sought);
  const last = useRef({ selected, sought });
  useEffect(() => {
    if (selected === last.current.selected && sought === last.current.sought) return;
    last.current = { selected, sought };
    showRow(selected);
  }, [selected, sought]);
  useEffect(() => {
    let height = 0;
    const observer = new ResizeObserver(([entry]) => {
      const next = entry?.contentRect.height ?? 0;
      if (next < height) showRow(last.current.selected);
      height = next;
    });
    if (frame.current) observer.observe(frame.current);
    return () => observer.disconnect();
  }, [frame]);
}

const showRow = (id: string | null) =>
  id !== null && document.getElementById(rowId(id))?.scrollIntoView({ block: 'nearest' });
