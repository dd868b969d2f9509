import { useTexts } from '../../../i18n/use-texts.ts';
import { Badge } from '../../../ui/badge.tsx';
import { peopleTexts } from './people-texts.ts';
import type { Change } from './what-if-query.ts';

const tones = { earlier: 'success', later: 'warning', new: 'primary', gone: 'warning' } as const;

export function ChangeBadge({ change }: { change: Change }) {
  const t = useTexts(peopleTexts);
  return <Badge tone={tones[change]}>{t(change)}</Badge>;
}
