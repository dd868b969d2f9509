import type { Following } from '@regimen/contract/enrollments.ts';
import { dateAndTime } from '@regimen/contract/language/instants.ts';
import { zoneName } from '@regimen/contract/language/zone-name.ts';
import { ownZone } from '@regimen/contract/own-zone.ts';
import { api } from '../../api.ts';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { showFlash } from '../../shell/flash.ts';
import { useAction } from '../../shell/use-action.ts';
import { useMounted, useNow } from '../../shell/use-mounted.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { manageTexts } from './manage-texts.ts';

/** For whoever reads this in another zone than their program lives in: its times can be moved here. */
export function ZoneNotice({ following, onMoved }: { following: Following; onMoved: () => void }) {
  const t = useTexts(manageTexts);
  const locale = useLocale();
  const { id, zone, welcome, isSeen } = following;
  const now = useNow();
  const device = useMounted() ? ownZone() : zone;
  const [move, moving] = useAction(async () => {
    const body = { zone: device, welcome, isSeen };
    await api('PUT enrollments/{id}/settings', { params: { id }, body });
    showFlash({ tone: 'success', message: t('zoneMoved') });
    onMoved();
  });
  // Two zones whose clocks show the same make no difference to anybody.
  if (dateAndTime(locale, now, device) === dateAndTime(locale, now, zone)) return null;
  return (
    <Notice>
      <p className="mb-3 max-w-measure">
        {t('zoneElsewhere', { zone: zoneName(zone, locale), device: zoneName(device, locale) })}
      </p>
      <Button look="quiet" pending={moving} onClick={move}>
        {t('zoneMove')}
      </Button>
    </Notice>
  );
}
