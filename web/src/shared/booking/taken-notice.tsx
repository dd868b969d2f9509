import { dayAndTime } from '@regimen/contract/language/instants.ts';
import { isolate } from '@regimen/contract/language/languages.ts';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { useClockZone } from '../../shell/reader-zone.ts';
import { useNow } from '../../shell/use-mounted.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { bookingTexts } from './booking-texts.ts';
import type { Taken } from './use-hold.ts';

interface TakenNoticeProps {
  taken: Taken;
  pending: boolean;
  onTake: (from: string) => void;
}

/** Somebody was quicker: said kindly, with the next time that is free. */
export function TakenNotice({ taken: { wanted, next }, pending, onTake }: TakenNoticeProps) {
  const t = useTexts(bookingTexts);
  const locale = useLocale();
  const now = useNow();
  const zone = useClockZone();
  const words = (at: string) => isolate(dayAndTime(locale, Date.parse(at), now, zone), locale);
  return (
    <Notice tone="warning">
      <p>{t('taken', { time: words(wanted) })}</p>
      {next ? (
        <>
          <p>{t('takenNext', { time: words(next.from) })}</p>
          <Button className="mt-3" pending={pending} onClick={() => onTake(next.from)}>
            {t('takeNext', { time: words(next.from) })}
          </Button>
        </>
      ) : (
        <p>{t('takenNothing')}</p>
      )}
    </Notice>
  );
}
