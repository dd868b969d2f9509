import { ownSite } from '@regimen/contract/watching.ts';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { useVisitorWatch } from '../../realtime/use-visitor-watch.ts';
import { asText, kept } from '../../shell/kept.ts';
import { refreshSite } from '../../shell/session.ts';
import { useNow } from '../../shell/use-mounted.ts';
import { useShell } from '../../shell/use-shell.ts';
import { IconButton } from '../../ui/button.tsx';
import { BellIcon, XIcon } from '../../ui/shell-icons.tsx';
import { shownAnnouncement } from './shown-announcement.ts';
import { announcementTexts } from './texts.ts';

const lastSeen = kept('announcement', asText);

/** What the site has to say to everybody, on top of every page, until it is put away. It comes and goes without a reload. */
export default function AnnouncementStrip(): ReactNode {
  const t = useTexts(announcementTexts);
  const { site, locale } = useShell();
  const { announcement } = site.data;
  const [seen, setSeen] = useState(lastSeen.read);
  const now = useNow();
  useVisitorWatch('site', ownSite, refreshSite);
  const said = announcement && announcement.id !== seen && shownAnnouncement(announcement, locale, now);
  const dismiss = () => {
    setSeen(announcement?.id);
    lastSeen.write(announcement?.id);
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <div role="status" aria-label={t('label')}>
      {said && (
        <div className="border-b border-line bg-primary-soft print:hidden">
          <p className="mx-auto flex max-w-[calc(944px+3rem)] items-center gap-3 px-4 md:px-6">
            <BellIcon className="shrink-0 text-primary-text" />
            <span lang={said.lang} dir="auto" className="min-w-0 flex-1 py-2 text-start wrap-anywhere">
              {said.text}
            </span>
            <IconButton label={t('dismiss')} onClick={dismiss} className="-me-3">
              <XIcon />
            </IconButton>
          </p>
        </div>
      )}
    </div>
  );
}
