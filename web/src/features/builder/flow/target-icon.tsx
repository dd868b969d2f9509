import type { Target } from '@regimen/engine/protocol.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { ExpertIcon } from '../../../ui/flow-icons.tsx';
import { PersonIcon } from '../../../ui/shell-icons.tsx';
import { texts } from './texts.ts';

/** Who does it: the follower, or, easier to see, the expert. */
export function TargetIcon({ target }: { target: Target }) {
  const t = useTexts(texts);
  const words = t(target === 'system' ? 'forExpert' : 'forFollower');
  return (
    <span
      className={`shrink-0 ${target === 'system' ? 'text-primary-text' : 'text-ink-faint'}`}
      title={words}
    >
      {target === 'system' ? <ExpertIcon size={16} /> : <PersonIcon size={14} />}
      <span className="sr-only">{words}</span>
    </span>
  );
}
