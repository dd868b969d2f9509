import { useTexts } from '../../i18n/use-texts.ts';
import { pageData } from '../../shell/page-data.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { forgetPath } from '../../shell/remembered-path.ts';
import { useCall } from '../../shell/use-call.ts';
import { useMounted } from '../../shell/use-mounted.ts';
import { useSite, useViewer } from '../../shell/use-shell.ts';
import { LinkButton } from '../../ui/button.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { withAddress } from './address-words.tsx';
import { InboxDrawing } from './inbox-drawing.tsx';
import { texts } from './verification-texts.ts';
import { wantedPath } from './wanted-path.ts';

const page = pageData(() => null);
export const loader = page.loader;
export const clientLoader = page.clientLoader;

/** Open to whoever has not confirmed as well: it says what is true of the address, and where to go on. */
export default function VerificationSuccessfullyPage() {
  const viewer = useViewer();
  return viewer && !viewer.email_verified_at ? <NotYet email={viewer.email ?? ''} /> : <Done />;
}

function NotYet({ email }: { email: string }) {
  const t = useTexts(texts);
  return (
    <>
      <PageHead title={t('notYetTitle')} noIndex />
      <InboxDrawing outcome="sent" />
      <PageTitle title={t('notYetTitle')} lead={withAddress(t('notYetLead', { email }))} />
      <LinkButton to="/verification/sent">{t('toSent')}</LinkButton>
    </>
  );
}

function Done() {
  const t = useTexts(texts);
  const { name: brand } = useSite();
  const viewer = useViewer();
  const mounted = useMounted();
  const to = mounted && viewer ? wantedPath(document.cookie, viewer.id) : '/home';
  return (
    <>
      <PageHead title={t('doneTitle')} noIndex />
      <InboxDrawing outcome="confirmed" />
      <PageTitle
        title={t('doneTitle')}
        lead={t('doneLead', { brand, name: `\u2068${viewer?.full_name ?? ''}\u2069` })}
      />
      <LinkButton to={to} onClick={forgetPath}>
        {to.startsWith('/follow-program/') ? (
          <ToProgram path={to} />
        ) : (
          t(to === '/home' ? 'toHome' : 'toWanted')
        )}
      </LinkButton>
    </>
  );
}

/** By its name, as soon as that is known; one that is not listed is found by the secret of its link. */
function ToProgram({ path }: { path: string }) {
  const t = useTexts(texts);
  const { pathname, searchParams } = new URL(path, location.origin);
  const token = searchParams.get('token');
  const { data } = useCall('GET programs/{id}/following', {
    params: { id: pathname.split('/').at(-1) ?? '' },
    query: token ? { token } : {},
  });
  const program = (data?.following ?? data?.joining)?.program.title;
  return program ? t('toNamed', { program }) : t('toProgram');
}
