import { longDate } from '@regimen/contract/language/instants.ts';
import { useLocation } from 'react-router';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { useClockZone } from '../../shell/reader-zone.ts';
import { Button } from '../../ui/button.tsx';
import { WarningIcon } from '../../ui/shell-icons.tsx';
import { leavingTexts } from './texts.ts';
import { useKeepAccount } from './use-keep-account.ts';

/** Pages that offer the same themselves. */
const sayItThemselves: readonly string[] = [paths.deleteAccount, '/auth/by-token'];

/** On every page of somebody who asked to delete their account: until when they can stay, and how. */
export default function LeavingStrip({ eraseAt }: { eraseAt: string }) {
  const t = useTexts(leavingTexts);
  const date = longDate(useLocale(), Date.parse(eraseAt), useClockZone());
  const [keep, keeping] = useKeepAccount();
  const { pathname } = useLocation();
  if (sayItThemselves.includes(pathname)) return null;
  return (
    <aside aria-label={t('label')} className="border-b border-line bg-warning-soft">
      <div className="mx-auto flex max-w-[calc(944px+3rem)] flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2 md:px-6">
        <p className="flex min-w-0 flex-1 basis-64 items-center gap-3">
          <WarningIcon className="shrink-0 text-warning-text" />
          <span className="font-semibold">{t('when', { date })}</span>
        </p>
        <Button className="min-h-9! px-4!" pending={keeping} onClick={keep}>
          {t('keep')}
        </Button>
      </div>
    </aside>
  );
}
