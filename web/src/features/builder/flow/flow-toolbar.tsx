import { useTexts } from '../../../i18n/use-texts.ts';
import { setPanel, usePanel } from '../../../shared/flow/panels.ts';
import { IconButton } from '../../../ui/button.tsx';
import { ChoiceField } from '../../../ui/choice-field.tsx';
import { FlowIcon, FoldIcon, ListTreeIcon, PanelIcon, UnfoldIcon } from '../../../ui/flow-icons.tsx';
import { InfoIcon } from '../../../ui/shell-icons.tsx';
import { FindStep } from './find-step.tsx';
import { useFlow, useView } from './flow-context.ts';
import { focusFlow } from './focus-flow.ts';
import { texts } from './texts.ts';
import type { ViewKind } from './use-view-kind.ts';

interface FlowToolbarProps {
  kind: ViewKind | null;
  onKind: (kind: ViewKind) => void;
}

/** How the flow is shown, and what finds its way in it. */
export function FlowToolbar({ kind, onKind }: FlowToolbarProps) {
  const t = useTexts(texts);
  const flow = useFlow();
  const hasDetails = usePanel('inspector');
  const anyFolded = useView((view) => view.collapsed.size > 0);
  return (
    <div className="flex items-center gap-2 border-b border-line bg-surface px-3 py-1.5">
      <div className="min-w-0 max-w-72 flex-1">
        <FindStep onFound={focusFlow} />
      </div>
      <IconButton
        label={t(anyFolded ? 'unfoldAll' : 'foldAll')}
        className="size-9!"
        onClick={anyFolded ? flow.unfoldAll : flow.foldAll}
      >
        {anyFolded ? <UnfoldIcon /> : <FoldIcon />}
      </IconButton>
      <IconButton label={t('protocolPanel')} className="size-9! lg:hidden!" onClick={flow.openProtocolPanel}>
        <InfoIcon />
      </IconButton>
      <div className="ms-auto text-14 [&_label]:min-h-7">
        <ChoiceField
          label={t('viewAs')}
          hideLabel
          value={kind ?? 'canvas'}
          choices={[
            {
              value: 'canvas',
              label: <span className="max-sm:sr-only">{t('canvas')}</span>,
              icon: <FlowIcon size={16} />,
            },
            {
              value: 'list',
              label: <span className="max-sm:sr-only">{t('list')}</span>,
              icon: <ListTreeIcon size={16} />,
            },
          ]}
          onChange={onKind}
        />
      </div>
      <IconButton
        label={t(hasDetails ? 'hideDetails' : 'showDetails')}
        aria-expanded={hasDetails}
        className="size-9! max-lg:hidden!"
        onClick={() => setPanel('inspector', !hasDetails)}
      >
        <PanelIcon className="rtl:-scale-x-100" />
      </IconButton>
    </div>
  );
}
