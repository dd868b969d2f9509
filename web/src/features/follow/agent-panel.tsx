import { useEffect, useRef } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { AgentPicture } from '../../shared/agent/agent-picture.tsx';
import { ThreadView } from '../../shared/agent/thread-view.tsx';
import { useCall } from '../../shell/use-call.ts';
import { IconButton } from '../../ui/button.tsx';
import { XIcon } from '../../ui/shell-icons.tsx';
import { NotLoaded } from './not-loaded.tsx';
import { texts } from './texts.ts';

interface AgentPanelProps {
  programId: string;
  onClose: () => void;
}

/** The program's agent beside its page: a panel of 250 px at the page's end. */
export default function AgentPanel({ programId, onClose }: AgentPanelProps) {
  const t = useTexts(texts);
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, failed, renew } = useCall('GET agents/{program}', {
    params: { program: programId },
    query: {},
  });
  useEffect(() => heading.current?.focus(), []);
  return (
    <aside
      aria-labelledby="agent-title"
      className="pop fixed end-0 top-navbar bottom-(--tab-bar) z-10 flex w-sidebar flex-col border-s border-line bg-raised shadow-float"
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <div className="flex items-start justify-between gap-2 border-b border-line p-4">
        {data && <AgentPicture name={data.name} photo={data.photo} />}
        <h2
          ref={heading}
          id="agent-title"
          tabIndex={-1}
          className="min-w-0 flex-1 text-18 wrap-anywhere outline-none"
        >
          <bdi>{data?.name ?? t('askAgent')}</bdi>
        </h2>
        <IconButton label={t('close')} onClick={onClose} className="-m-2">
          <XIcon />
        </IconButton>
      </div>
      {failed && !data && <NotLoaded onRetry={renew} />}
      {data && <ThreadView key={data.id} first={data} />}
    </aside>
  );
}
