import { useEffect, useRef, useState } from 'react';
import { api } from '../../api.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { useAction } from '../../shell/use-action.ts';
import { useSite, useViewer } from '../../shell/use-shell.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { texts } from './texts.ts';

/** Where the link under a mail leads. Only a press ends the mails: programs that look at links do nothing by it. */
export function UnsubscribeMails({ token }: { token: string }) {
  const t = useTexts(texts);
  const { name: brand } = useSite();
  const viewer = useViewer();
  const [ended, setEnded] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const [end, ending] = useAction(async () => {
    await api('POST notifications/unsubscribe/{token}', { params: { token } });
    setEnded(true);
  });
  useEffect(() => {
    if (ended) box.current?.focus();
  }, [ended]);
  const title = t(ended ? 'endedTitle' : 'endTitle');
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      <PageHead title={title} noIndex />
      <PageTitle title={title} lead={t(ended ? 'endedLead' : 'endLead', { brand })} />
      {!ended && (
        <Button pending={ending} onClick={end}>
          {t('end')}
        </Button>
      )}
      {ended && viewer && (
        <LinkButton look="quiet" to={paths.notificationSettings}>
          {t('toSettings')}
        </LinkButton>
      )}
    </div>
  );
}
