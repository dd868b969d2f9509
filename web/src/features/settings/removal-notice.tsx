import { bareMoment } from '@regimen/contract/language/moments.ts';
import { api } from '../../api.ts';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { showFlash } from '../../shell/flash.ts';
import { useReaderZone } from '../../shell/reader-zone.ts';
import { useAction } from '../../shell/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { twoFactorTexts } from './two-factor-texts.ts';

interface RemovalNoticeProps {
  twoFactorId: string;
  readyAt: string;
  onStopped: () => void;
}

/** Somebody asked by mail to have two-factor sign-in turned off; whoever is signed in can stop it. */
export function RemovalNotice({ twoFactorId, readyAt, onStopped }: RemovalNoticeProps) {
  const t = useTexts(twoFactorTexts);
  const locale = useLocale();
  const zone = useReaderZone() ?? undefined;
  const [stop, stopping] = useAction(async () => {
    await api('DELETE two-factors/{id}/removal', { params: { id: twoFactorId } });
    onStopped();
    showFlash({ tone: 'success', message: t('removalStopped') });
  });
  return (
    <Notice tone="warning" title={t('removalTitle')}>
      <div className="grid justify-items-start gap-2">
        <p>
          {t('removalText', { when: bareMoment(Date.parse(readyAt), { locale, zone, now: Date.now() }) })}
        </p>
        <p>{t('removalNotYou')}</p>
        <Button pending={stopping} onClick={stop}>
          {t('stopRemoval')}
        </Button>
      </div>
    </Notice>
  );
}
