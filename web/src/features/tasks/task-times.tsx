import type { TaskCard } from '@regimen/contract/tasks.ts';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { useReaderZone } from '../../shell/reader-zone.ts';
import { useNow } from '../../shell/use-mounted.ts';
import { WhenIn } from '../../shell/when.tsx';
import { nextLimit } from './groups.ts';
import { texts } from './texts.ts';
import { whichDay } from './which-day.ts';

interface OfTask {
  task: TaskCard;
}

/** "For yesterday": a diary of every day may be open twice. */
export function ForDay({ task }: OfTask) {
  const t = useTexts(texts);
  const locale = useLocale();
  const now = useNow();
  const zone = useReaderZone();
  // Until somebody knows which day it is for the reader.
  if (zone === null) return null;
  const which = whichDay(task, { locale, zone, now });
  if (which === null) return null;
  return <span>{which.key === 'forDay' ? t('forDay', which) : t('forTime', which)}</span>;
}

/** By when it should be done, or until when it can be. */
export function Limit({ task }: OfTask) {
  const t = useTexts(texts);
  const limit = nextLimit(task, useNow());
  return limit && <WhenIn at={limit.at} isEnd words={(when) => t(limit.key, { when })} />;
}
