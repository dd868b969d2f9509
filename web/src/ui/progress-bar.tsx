import { ShareBar } from './share-bar.tsx';

interface ProgressBarProps {
  /** Of 1. */
  share: number;
  /** What is being waited for. */
  of: string;
}

/** How far something is that is being waited for. Said aloud in quarters only: a number that races by is no help to the ear. */
export const ProgressBar = ({ share, of }: ProgressBarProps) => (
  <ShareBar
    share={share}
    role="progressbar"
    aria-hidden={undefined}
    aria-label={of}
    aria-valuenow={Math.floor(Math.min(1, Math.max(0, share)) * 4) * 25}
    aria-valuemin={0}
    aria-valuemax={100}
  />
);
