import { useState } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../../../i18n/use-texts.ts';
import { paths } from '../../../paths.ts';
import { IconButton } from '../../../ui/button.tsx';
import { HistoryIcon } from '../../../ui/flow-icons.tsx';
import { HelpIcon } from '../../../ui/icons.tsx';
import { ChevronDownIcon, MessageIcon, UsersIcon } from '../../../ui/shell-icons.tsx';
import { useCard, useMay } from '../draft/use-card.ts';
import { BackLink } from './back-link.tsx';
import { type BuilderPart, partIcons } from './builder-parts.ts';
import { AllComments, HelpOverlay, HistoryPanel, PeopleHere } from './late-panels.ts';
import { ProtocolName } from './protocol-name.tsx';
import { SaveState } from './save-state.tsx';
import { SideNav } from './side-nav.tsx';
import { texts } from './texts.ts';
import { UndoButtons } from './undo-buttons.tsx';

export type Panel = 'history' | 'comments' | 'help';

interface FrameBarProps {
  current: BuilderPart;
  open: Panel | null;
  onOpen: (panel: Panel) => void;
}

/** Name, whether it is saved, undo, and what opens beside the page; on phones the parts of the protocol too. */
export function FrameBar({ current, open, onOpen }: FrameBarProps) {
  const t = useTexts(texts);
  const mayEdit = useMay('edit');
  return (
    <div className="sticky top-navbar z-10 border-b border-line bg-surface">
      <div className="flex min-h-14 flex-wrap items-center gap-x-3 px-4 py-1 md:flex-nowrap md:px-5">
        <div className="flex min-w-0 basis-full items-center gap-3 md:flex-1 md:basis-auto">
          <BackLink />
          <ProtocolName />
        </div>
        <div className="flex min-w-0 flex-1 items-center md:flex-none">
          {mayEdit ? <SaveState /> : <Standing />}
        </div>
        <div className="flex items-center">
          <People current={current} />
          {mayEdit && <UndoButtons current={current} />}
          <PanelButton
            label={t('history')}
            panel="history"
            open={open}
            onOpen={onOpen}
            onNear={HistoryPanel.begin}
          >
            <HistoryIcon />
          </PanelButton>
          <CommentsButton open={open} onOpen={onOpen} />
          <PanelButton label={t('help')} panel="help" open={open} onOpen={onOpen} onNear={HelpOverlay.begin}>
            <HelpIcon />
          </PanelButton>
        </div>
      </div>
      <PhoneNav current={current} />
    </div>
  );
}

interface PanelButtonProps extends Pick<FrameBarProps, 'open' | 'onOpen'> {
  label: string;
  panel: Panel;
  /** The hand or the focus is there: what it opens can be fetched. */
  onNear?: () => void;
  children: React.ReactNode;
}

function PanelButton({ label, panel, open, onOpen, onNear, children }: PanelButtonProps) {
  return (
    <IconButton
      label={label}
      aria-expanded={open === panel}
      className="relative size-9! aria-expanded:bg-primary-soft aria-expanded:text-primary-text"
      onPointerEnter={onNear}
      onFocus={onNear}
      onClick={() => onOpen(panel)}
    >
      {children}
    </IconButton>
  );
}

function CommentsButton({ open, onOpen }: Pick<FrameBarProps, 'open' | 'onOpen'>) {
  const t = useTexts(texts);
  const { openCommentsCount: n } = useCard();
  return (
    <PanelButton
      label={n > 0 ? `${t('comments')}: ${t('commentCount', { n })}` : t('comments')}
      panel="comments"
      open={open}
      onOpen={onOpen}
      onNear={AllComments.begin}
    >
      <MessageIcon />
      {n > 0 && (
        <span className="absolute end-0 top-0 min-w-4 rounded-pill bg-primary-strong px-1 text-center text-[11px] leading-4 font-semibold text-primary-on tabular-nums">
          {n}
        </span>
      )}
    </PanelButton>
  );
}

/** Who works on it, and who of them is here now. */
function People({ current }: { current: BuilderPart }) {
  const t = useTexts(texts);
  const { id, membersCount } = useCard();
  if (membersCount === 0) return null;
  const words = t('people', { n: membersCount + 1 });
  return (
    <>
      <PeopleHere.Part current={current} />
      <Link
        to={paths.builder(id, 'team', 'members')}
        title={words}
        className="me-1 inline-flex min-h-9 items-center gap-1.5 rounded-control px-2 text-14 text-ink-soft hover:bg-sunken hover:text-ink"
      >
        <UsersIcon size={16} />
        <span aria-hidden="true" className="tabular-nums">
          {membersCount + 1}
        </span>
        <span className="sr-only">{words}</span>
      </Link>
    </>
  );
}

/** Those who only look are told so, instead of whether it is saved. */
function Standing() {
  const t = useTexts(texts);
  const mayComment = useMay('comment');
  return <p className="truncate text-14 text-ink-soft">{t(mayComment ? 'mayComment' : 'mayView')}</p>;
}

function PhoneNav({ current }: { current: BuilderPart }) {
  const t = useTexts(texts);
  const [open, setOpen] = useState(false);
  const Icon = partIcons[current];
  return (
    <div className="border-t border-line px-2 lg:hidden">
      <button
        type="button"
        aria-expanded={open}
        className="flex min-h-11 w-full items-center gap-3 rounded-control px-3 text-start font-medium"
        onClick={() => setOpen(!open)}
      >
        <Icon />
        <span className="flex-1">{t(current)}</span>
        <span className="sr-only">{t('showSections')}</span>
        <ChevronDownIcon className={`transition-transform duration-160 ${open ? 'rotate-180' : ''}`} />
      </button>
      {open && (
        <div className="max-h-[60dvh] overflow-y-auto pb-2">
          <SideNav current={current} onChosen={() => setOpen(false)} />
        </div>
      )}
    </div>
  );
}
