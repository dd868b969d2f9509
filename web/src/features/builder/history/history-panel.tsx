import type { Protocol } from '@regimen/engine/protocol.ts';

interface HistoryPanelProps {
  /** A version to show the differences to, or nothing any more. */
  onCompare: (document: Protocol | null) => void;
  onClose: () => void;
}

export function HistoryPanel(_props: HistoryPanelProps) {
  return null;
}
