import { stepName } from '@regimen/contract/protocol-words/names.ts';
import type { FlowNode } from '@regimen/engine/protocol.ts';
import { isForSomebody } from '@regimen/engine/steps/traits.ts';
import { memo } from 'react';
import { useLocale, useTexts } from '../../../../i18n/use-texts.ts';
import { DeadlineSign } from '../../../../shared/steps/deadline-sign.tsx';
import { StepIcon } from '../../../../shared/steps/step-icon.tsx';
import { elsewhereWords, entryWords, lacksChoice, stepLine } from '../../../../shared/steps/step-words.ts';
import { DisclosureMenu } from '../../../../ui/disclosure-menu.tsx';
import { JumpIcon } from '../../../../ui/flow-icons.tsx';
import { MoreIcon } from '../../../../ui/icons.tsx';
import { ownDirection } from '../../../../ui/own-direction.ts';
import { AlertIcon, ChevronDownIcon, MessageIcon, WarningIcon } from '../../../../ui/shell-icons.tsx';
import { useMark } from '../canvas/canvas-context.ts';
import { useFlow, useFromDraft, useView } from '../flow-context.ts';
import { PathMark } from '../path-mark.tsx';
import { pressStep } from '../press-step.ts';
import { StepActions } from '../step-actions.tsx';
import { TargetIcon } from '../target-icon.tsx';
import { texts } from '../texts.ts';
import { rowId } from './row-id.ts';
import { listTexts } from './texts.ts';

interface ListRowProps {
  node: FlowNode;
  level: number;
  branchNumber: number;
  branchCount: number;
  childCount: number;
  hidden: number;
  /** The one row that Tab comes to. */
  active: boolean;
  mayEdit: boolean;
}

/** A step as a row: fold it, open it, do something with it. */
export const ListRow = memo(function ListRow(props: ListRowProps) {
  const { node, level, childCount, hidden, active, mayEdit } = props;
  const { id } = node;
  const t = useTexts(texts);
  const locale = useLocale();
  const flow = useFlow();
  const selected = useView((view) => view.selected === id || view.also.has(id));
  const dooms = useView((view) => view.doomed?.goes.removed.includes(id) ?? false);
  const isCut = useView((view) => view.cut.has(id));
  const name = stepName(node, locale);
  const fold = hidden > 0 ? t('unfold', { n: hidden, name }) : t('fold', { name });
  return (
    <li
      className="group/row relative"
      style={{ paddingInlineStart: `calc(${Math.min(level, 12)} * var(--row-indent))` }}
    >
      <div
        data-selected={selected || undefined}
        data-doomed={dooms || undefined}
        className={`flex items-center gap-1 rounded-control border border-transparent data-doomed:border-danger-line data-doomed:bg-danger-soft data-selected:border-primary-line data-selected:bg-primary-soft ${isCut ? 'border-dashed border-line-strong opacity-60' : ''}`}
      >
        <button
          type="button"
          tabIndex={active ? 0 : -1}
          aria-label={fold}
          title={fold}
          aria-expanded={hidden === 0}
          className={`inline-flex h-11 w-8 shrink-0 items-center justify-center gap-0.5 rounded-control text-12 text-ink-soft hover:bg-sunken ${childCount === 0 ? 'invisible' : ''}`}
          onClick={() => flow.fold(id)}
        >
          <ChevronDownIcon size={16} className={hidden > 0 ? '-rotate-90 rtl:rotate-90' : ''} />
        </button>
        <button
          type="button"
          id={rowId(id)}
          tabIndex={active ? 0 : -1}
          aria-pressed={selected}
          className="flex min-h-12 min-w-0 flex-1 items-center gap-3 rounded-control px-1 py-1 text-start"
          onClick={(event) => pressStep(flow, id, event)}
          onContextMenu={(event) => {
            if (!mayEdit) return;
            event.preventDefault();
            flow.openMenu(id, event.clientX, event.clientY);
          }}
        >
          <StepIcon type={node.type} small />
          <RowWords {...props} name={name} />
        </button>
        {mayEdit && (
          <DisclosureMenu
            button={<MoreIcon />}
            label={t('moreFor', { name })}
            buttonClass="inline-flex size-11 shrink-0 items-center justify-center rounded-control text-ink-soft hover:bg-sunken hover:text-ink"
          >
            {(close) => <StepActions id={id} onChosen={close} />}
          </DisclosureMenu>
        )}
      </div>
    </li>
  );
});

function RowWords({ node, branchNumber, branchCount, hidden, name }: ListRowProps & { name: string }) {
  const t = useTexts(texts);
  const say = useTexts(listTexts);
  const locale = useLocale();
  const line = useFromDraft((protocol) => stepLine(node, protocol, locale));
  const lacks = useFromDraft((protocol) => lacksChoice(node, protocol));
  const elsewhere = useFromDraft((protocol) => elsewhereWords(node, protocol, locale));
  const entry = useFromDraft((protocol) => entryWords(node, protocol, locale));
  const problem = useMark('problems', node.id);
  const comments = useMark('comments', node.id) ?? 0;
  const marking = useMark('path', node.id);
  return (
    <>
      <span className="grid min-w-0 flex-1 leading-heading">
        {branchCount > 1 && (
          <span className="text-12 text-ink-soft">
            {say('branch', { n: branchNumber, all: branchCount })}
          </span>
        )}
        {entry !== '' && <span className="text-12 text-info-text">{entry}</span>}
        <span className={`truncate font-medium ${ownDirection}`} dir="auto">
          {name}
        </span>
        <span
          className={`truncate text-12 ${lacks ? 'text-warning-text' : 'text-ink-soft'} ${ownDirection}`}
          dir="auto"
        >
          {line}
        </span>
        {elsewhere !== '' && (
          <span className="flex min-w-0 items-center gap-1 text-12 text-info-text">
            <JumpIcon size={12} className="shrink-0 rtl:-scale-x-100" />
            <span className="min-w-0 truncate">{elsewhere}</span>
          </span>
        )}
      </span>
      <span className="flex shrink-0 items-center gap-2 text-12 text-ink-soft">
        {marking && <PathMark marking={marking} />}
        {hidden > 0 && <span className="rounded-pill bg-sunken px-2 tabular-nums">{`+${hidden}`}</span>}
        <DeadlineSign step={node} className="max-sm:hidden" />
        {isForSomebody(node.type) && <TargetIcon target={node.data.target} />}
        {comments > 0 && (
          <span className="inline-flex items-center gap-1" title={t('comments', { n: comments })}>
            <MessageIcon size={14} />
            <span aria-hidden="true">{comments}</span>
            <span className="sr-only">{t('comments', { n: comments })}</span>
          </span>
        )}
        {problem && (
          <span
            className={problem === 'error' ? 'text-danger-text' : 'text-warning-text'}
            title={t(problem === 'error' ? 'hasError' : 'hasWarning')}
          >
            {problem === 'error' ? <AlertIcon size={16} /> : <WarningIcon size={16} />}
            <span className="sr-only">{t(problem === 'error' ? 'hasError' : 'hasWarning')}</span>
          </span>
        )}
      </span>
    </>
  );
}
