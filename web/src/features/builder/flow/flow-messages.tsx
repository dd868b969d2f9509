import { useEffect, useSyncExternalStore } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { closeFlash, type Flash, flashes, pageShowsFlashes } from '../../../shell/flash.ts';
import { texts as shellTexts } from '../../../shell/texts.ts';
import { IconButton } from '../../../ui/button.tsx';
import { toneIcons, XIcon } from '../../../ui/shell-icons.tsx';
import { useView } from './flow-context.ts';

const none: readonly Flash[] = [];
const shownMs = 5_000;

const tones: Record<Flash['tone'], string> = {
  success: 'text-success-text',
  info: 'text-info-text',
  warning: 'text-warning-text',
  danger: 'text-danger-text',
};

/**
 * Messages in a strip of their own at the foot of the flow, one at a time: what floats would lie over the step that one
 * is working on. Where the fields stand over the flow, the strip is at the top, over the protocol's name.
 */
export function FlowMessages() {
  const t = useTexts(shellTexts);
  const shown = useSyncExternalStore(flashes.subscribe, flashes.get, () => none).at(-1);
  const over = useView((view) => view.panelOpen);
  useEffect(() => {
    pageShowsFlashes.set(true);
    return () => pageShowsFlashes.set(false);
  }, []);
  return (
    <section
      aria-label={t('messages')}
      aria-live="polite"
      className={over ? 'max-lg:fixed max-lg:inset-x-0 max-lg:top-navbar max-lg:z-30' : ''}
    >
      {shown && <Message key={shown.id} flash={shown} closeLabel={t('close')} />}
    </section>
  );
}

function Message({ flash, closeLabel }: { flash: Flash; closeLabel: string }) {
  const stays = flash.tone === 'danger' || flash.tone === 'warning';
  useEffect(() => {
    if (stays) return;
    const timer = setTimeout(() => closeFlash(flash.id), shownMs);
    return () => clearTimeout(timer);
  }, [flash, stays]);
  const Icon = toneIcons[flash.tone];
  return (
    <div className="flex min-h-11 items-center gap-2.5 border-line border-t bg-raised ps-4 pe-1 text-14 max-lg:border-b">
      <Icon size={16} className={`shrink-0 ${tones[flash.tone]}`} />
      <p className="min-w-0 flex-1 py-2">
        {flash.title && <strong className="font-semibold">{flash.title} </strong>}
        {[flash.message, ...(flash.names ?? [])].join(' ')}
      </p>
      <IconButton label={closeLabel} className="size-9!" onClick={() => closeFlash(flash.id)}>
        <XIcon size={16} />
      </IconButton>
    </div>
  );
}
