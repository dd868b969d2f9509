import { createContext, useContext } from 'react';
import type { BranchClipboard } from './use-clipboard.ts';

const nothing: BranchClipboard = { copy: () => undefined, cut: () => undefined, paste: () => undefined };
const ClipboardContext = createContext<BranchClipboard>(nothing);
export const ClipboardProvider = ClipboardContext.Provider;
export const useClipboard = (): BranchClipboard => useContext(ClipboardContext);
