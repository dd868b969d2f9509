import { createContext, useContext } from 'react';

/** A clock and a zone other than the reader's own: whatever stands inside tells its times by them. */
export const VirtualTime = createContext<{ now: number; zone: string } | null>(null);

export const useVirtualTime = () => useContext(VirtualTime);
