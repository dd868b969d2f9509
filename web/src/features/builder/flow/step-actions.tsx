import { childrenOf, findNode } from '@regimen/engine/graph.ts';
import { endsBranch } from '@regimen/engine/steps/traits.ts';
import { Fragment, type ReactNode } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { menuRowClass } from '../../../ui/disclosure-menu.tsx';
import {
  DuplicateIcon,
  IndentIcon,
  JumpIcon,
  OutdentIcon,
  PasteIcon,
  ScissorsIcon,
} from '../../../ui/flow-icons.tsx';
import {
  ArrowDownIcon,
  ArrowUpIcon,
  CopyIcon,
  PencilIcon,
  PlusIcon,
  TrashIcon,
  TypeIcon,
} from '../../../ui/icons.tsx';
import { type Shift, shiftStep, spotAfter } from './actions.ts';
import { useClipboard } from './clipboard-context.ts';
import { useFlow } from './flow-context.ts';
import { mayJoin } from './joining.ts';
import { texts } from './texts.ts';

interface StepActionsProps {
  id: string;
  onChosen: () => void;
  /** As rows of a menu that goes by arrow keys. */
  role?: 'menuitem';
  /** Names are written on the cards of the diagram. */
  onCanvas?: boolean;
}

const shifts: [Shift, 'moveUp' | 'moveDown' | 'moveIn' | 'moveOut', typeof ArrowUpIcon][] = [
  ['up', 'moveUp', ArrowUpIcon],
  ['down', 'moveDown', ArrowDownIcon],
  ['in', 'moveIn', IndentIcon],
  ['out', 'moveOut', OutdentIcon],
];

/** What can be done with a step, as rows of a menu; what cannot be done with this one is not there. */
export function StepActions({ id, onChosen, role, onCanvas = false }: StepActionsProps) {
  const t = useTexts(texts);
  const flow = useFlow();
  const clipboard = useClipboard();
  const protocol = flow.protocol();
  const node = findNode(protocol, id);
  if (!node) return null;
  const isFirst = node.parentId === null;
  const goesOn = !endsBranch(node.type);
  const hasNext = childrenOf(protocol, id).length > 0;
  const row = (key: string, words: string, icon: ReactNode, act: (event: React.MouseEvent) => void) => (
    <li key={key} role={role && 'none'}>
      <button
        type="button"
        role={role}
        className={`${menuRowClass} lg:min-h-9 lg:text-14`}
        onClick={(event) => {
          onChosen();
          act(event);
        }}
      >
        {icon}
        {words}
      </button>
    </li>
  );
  const offer = (spot: Parameters<typeof flow.offerTypes>[0]) => (event: React.MouseEvent) =>
    flow.offerTypes(spot, event.clientX || innerWidth / 2, event.clientY || innerHeight / 3);
  const groups = [
    [
      row('edit', t('edit'), <PencilIcon />, () => flow.inspect(id)),
      onCanvas && row('rename', t('rename'), <TypeIcon />, () => flow.rename(id)),
    ],
    [
      goesOn && row('after', t('addAfter'), <PlusIcon />, offer(spotAfter(protocol, id))),
      goesOn && hasNext && row('branch', t('addOther'), <PlusIcon />, offer({ below: id })),
      row('before', t('addBefore'), <PlusIcon />, offer({ above: id })),
    ],
    [
      ...shifts
        .filter(([shift]) => shiftStep(protocol, id, shift) !== null)
        .map(([shift, words, Icon]) =>
          row(
            shift,
            t(words),
            <Icon {...((shift === 'in' || shift === 'out') && { className: 'rtl:-scale-x-100' })} />,
            () => flow.shift(id, shift),
          ),
        ),
      mayJoin(node) &&
        row('join', t('joinTo'), <JumpIcon className="rtl:-scale-x-100" />, () => flow.inspect(id, 'jump')),
    ],
    [
      !isFirst && row('duplicate', t('duplicate'), <DuplicateIcon />, () => flow.duplicate(id)),
      row('copy', t('copy'), <CopyIcon />, () => clipboard.copy(id)),
      !isFirst && row('cut', t('cut'), <ScissorsIcon />, () => clipboard.cut(id)),
      goesOn &&
        row('paste', t('paste'), <PasteIcon className="rtl:-scale-x-100" />, () =>
          clipboard.paste({ below: id }),
        ),
    ],
    [row('remove', t('remove'), <TrashIcon />, () => flow.askRemove(id))],
  ].map((rows) => rows.filter((each) => each !== false));
  return (
    <ul role={role && 'none'}>
      {groups
        .filter((rows) => rows.length > 0)
        .map((rows, index) => (
          <Fragment key={rows[0]?.key}>
            {index > 0 && <li role={role ? 'separator' : 'none'} className="my-1 border-t border-line" />}
            {rows}
          </Fragment>
        ))}
    </ul>
  );
}
