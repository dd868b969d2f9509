import type { Draft } from '@regimen/contract/protocols.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { setPanel, usePanel } from '../../../shared/flow/panels.ts';
import { useReaction } from '../../../shell/use-reaction.ts';
import { IconButton } from '../../../ui/button.tsx';
import { dialogInFront } from '../../../ui/dialog-in-front.ts';
import { PanelIcon } from '../../../ui/flow-icons.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { XIcon } from '../../../ui/shell-icons.tsx';
import { DraftProvider, useClashing, useDraftStore, useOpenDraft, useSaving } from '../draft/use-draft.ts';
import { useLoadRules } from '../draft/use-rules.ts';
import { useLoadServices } from '../draft/use-services.ts';
import { focusFlow } from '../flow/focus-flow.ts';
import type { BuilderPart } from './builder-parts.ts';
import { compareStore } from './compare.ts';
import { Drawer } from './drawer.tsx';
import { FrameBar, type Panel } from './frame-bar.tsx';
import { AllComments, ClashDialog, HelpOverlay, HistoryPanel } from './late-panels.ts';
import { SideNav } from './side-nav.tsx';
import { texts } from './texts.ts';

export type { BuilderPart } from './builder-parts.ts';

interface BuilderFrameProps {
  draft: Draft;
  current: BuilderPart;
  /** The page fills the window and scrolls inside itself. */
  fill?: boolean;
  children: ReactNode;
}

/** What stands around every page of the builder. It opens the draft, and keeps it saved. */
export function BuilderFrame({ draft, current, fill = false, children }: BuilderFrameProps) {
  const store = useOpenDraft(draft);
  return (
    <DraftProvider value={store}>
      <Frame current={current} fill={fill}>
        {children}
      </Frame>
    </DraftProvider>
  );
}

function Frame({ current, fill, children }: Omit<BuilderFrameProps, 'draft'>) {
  const t = useTexts(texts);
  const [panel, openPanel] = useState<Panel | null>(null);
  const clashing = useClashing();
  const hasNav = usePanel('nav');
  const toggle = (next: Panel) => openPanel((before) => (before === next ? null : next));
  useHelpKey(() => openPanel('help'));
  useSessionEnd();
  useLoadRules();
  useLoadServices();
  return (
    <div
      className={`lg:grid lg:min-h-[calc(100dvh-var(--spacing-navbar))] ${hasNav ? 'lg:grid-cols-[var(--container-sidebar)_minmax(0,1fr)]' : 'lg:grid-cols-[4.25rem_minmax(0,1fr)]'}`}
    >
      <div className="hidden border-e border-line lg:block">
        {current === 'flow' && <SkipToFlow />}
        <div className="sticky top-navbar max-h-[calc(100dvh-var(--spacing-navbar))] overflow-y-auto p-3">
          <SideNav current={current} narrow={!hasNav} />
          <button
            type="button"
            aria-expanded={hasNav}
            title={t(hasNav ? 'hideNames' : 'showNames')}
            className="mt-1 flex min-h-9 w-full items-center gap-3 rounded-control px-3 text-14 text-ink-soft hover:bg-sunken hover:text-ink"
            onClick={() => setPanel('nav', !hasNav)}
          >
            <PanelIcon className="shrink-0 ltr:-scale-x-100" />
            <span className={hasNav ? '' : 'sr-only'}>{t(hasNav ? 'hideNames' : 'showNames')}</span>
          </button>
        </div>
      </div>
      <div
        className={`relative min-w-0 ${fill ? 'flex h-[calc(100dvh-var(--spacing-navbar))] min-h-[36rem] flex-col' : ''}`}
      >
        <FrameBar current={current} open={panel} onOpen={toggle} />
        <NotKept />
        {children}
      </div>
      {panel === 'history' && (
        <Drawer label={t('history')} onClose={() => openPanel(null)}>
          <History onClose={() => openPanel(null)} />
        </Drawer>
      )}
      {panel === 'comments' && (
        <Drawer label={t('comments')} onClose={() => openPanel(null)}>
          <div className="relative">
            <IconButton label={t('close')} onClick={() => openPanel(null)} className="absolute -end-2 -top-2">
              <XIcon />
            </IconButton>
            <AllComments.Part nodeId={null} />
          </div>
        </Drawer>
      )}
      {panel === 'help' && <HelpOverlay.Part onClose={() => openPanel(null)} />}
      {clashing && <ClashDialog.Part />}
    </div>
  );
}

/** Past the parts of the protocol, for those who go by keyboard. */
function SkipToFlow() {
  const t = useTexts(texts);
  return (
    <button
      type="button"
      className="fixed start-4 top-2 z-50 -translate-y-24 rounded-control bg-primary-strong px-4 py-3 font-semibold text-primary-on focus:translate-y-0"
      onClick={focusFlow}
    >
      {t('skipToFlow')}
    </button>
  );
}

function History({ onClose }: { onClose: () => void }) {
  const compare = compareStore(useDraftStore());
  return <HistoryPanel.Part onCompare={compare.set} onClose={onClose} />;
}

function NotKept() {
  const t = useTexts(texts);
  const { kept } = useSaving();
  if (kept) return null;
  return (
    <div className="p-4">
      <Notice tone="warning">{t('notKept')}</Notice>
    </div>
  );
}

/** A session that ended is treated as everywhere; what was not saved is kept for its own person. */
function useSessionEnd(): void {
  const { saving } = useDraftStore();
  const react = useReaction();
  useEffect(
    () =>
      saving.subscribe(() => {
        const { error } = saving.get();
        if (error?.status === 401) react(error);
      }),
    [saving, react],
  );
}

function useHelpKey(show: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isTyping = (event.target as HTMLElement).closest('input, textarea, select, [contenteditable]');
      if (event.key !== '?' || isTyping || event.ctrlKey || event.metaKey || dialogInFront()) return;
      event.preventDefault();
      show();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [show]);
}
