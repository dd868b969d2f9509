import type { ChatPerson } from '@regimen/contract/chats.ts';
import { useEffect, useState } from 'react';
import { useLive } from '../../realtime/live-bus.ts';
import { useOnline as useReach } from '../offline/use-online.ts';

/** Whether somebody is here now: as the page brought it, and from then on as they come and go. */
export function useOnline(person: Pick<ChatPerson, 'id' | 'is_online'> | null): boolean {
  const [heard, setHeard] = useState<boolean | null>(null);
  const brought = person?.is_online ?? false;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was brought later is newer
  useEffect(() => setHeard(null), [person?.id, brought]);
  useLive('online', ({ userId, isOnline }) => {
    if (userId === person?.id) setHeard(isOnline);
  });
  // Without a connection nobody knows.
  return useReach() && (heard ?? brought);
}
