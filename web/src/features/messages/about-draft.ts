import type { AboutKind, MessageAbout } from '@regimen/contract/message-about.ts';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { AboutDraft } from '../../shared/messages/message-outbox.ts';
import { useCall } from '../../shell/use-call.ts';

const kinds: readonly string[] = ['task', 'reading', 'step', 'discussion', 'booking'] satisfies AboutKind[];

/** `?about=task:…`, as `paths.chatAbout` spells it, until it was sent or put away. */
export function useAboutDraft() {
  const [params, setParams] = useSearchParams();
  const asked = params.get('about') ?? '';
  // What was sent is gone at once, though the address changes a moment later.
  const [over, setOver] = useState('');
  const [kind = '', id = '', node] = asked === over ? [] : asked.split(':');
  const about: MessageAbout | null =
    kinds.includes(kind) && id !== '' ? { kind: kind as AboutKind, id, ...(node && { node }) } : null;
  const { data: card } = useCall('GET chats/about', about && { query: about });
  const clear = () => {
    setOver(asked);
    setParams(
      (before) => {
        before.delete('about');
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  const shown = about && card ? card : null;
  const draft: AboutDraft | null = about && shown && { about, name: shown.name };
  return { card: shown, draft, clear };
}
