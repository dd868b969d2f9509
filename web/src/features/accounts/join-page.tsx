import { Link, redirect } from 'react-router';
import { useTexts } from '../../i18n/use-texts.ts';
import { DraftWithMe } from '../../shared/wizard/draft-with-me.tsx';
import { pageData } from '../../shell/page-data.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { useSite } from '../../shell/use-shell.ts';
import { ChecklistIcon, ClipboardIcon, GaugeIcon } from '../../ui/icons.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { type AccountKind, accountKinds } from './account-kinds.ts';
import { texts } from './join-texts.ts';
import { keptQuery, useKeptPath } from './kept-query.ts';
import { SwitchLink } from './switch-link.tsx';

const page = pageData(({ url }) => {
  // Whoever said before which it is goes straight to the form.
  const asked = accountKinds.find((kind) => kind === url.searchParams.get('as'));
  if (asked) throw redirect(`/register${keptQuery(url.search, { type: asked })}`);
  return null;
});
export const loader = page.loader;
export const clientLoader = page.clientLoader;

export default function JoinPage() {
  const t = useTexts(texts);
  const { name: brand } = useSite();
  return (
    <>
      <PageHead title={t('title')} description={t('description', { brand })} />
      <PageTitle title={t('title')} lead={t('lead')} />
      <ul className="grid gap-3">
        {accountKinds.map((kind) => (
          <li key={kind}>
            <KindCard kind={kind} />
          </li>
        ))}
      </ul>
      <div className="mt-6">
        <DraftWithMe />
      </div>
      <SwitchLink question={t('haveAccount')} words={t('signIn')} to="/login" />
    </>
  );
}

const icons = { user: ChecklistIcon, patient: GaugeIcon, expert: ClipboardIcon };

function KindCard({ kind }: { kind: AccountKind }) {
  const t = useTexts(texts);
  const kept = useKeptPath();
  const KindIcon = icons[kind];
  return (
    <Link
      to={kept('/register', { type: kind })}
      prefetch="intent"
      className="flex items-start gap-4 rounded-card border border-line bg-raised p-4 transition-colors duration-120 hover:border-primary-line hover:bg-primary-soft"
    >
      <span className="inline-flex size-11 shrink-0 items-center justify-center rounded-control bg-primary-soft text-primary-text">
        <KindIcon size={22} />
      </span>
      <span>
        <span className="block text-18 font-semibold">{t(kind)}</span>
        <span className="block text-ink-soft">{t(`${kind}Help`)}</span>
      </span>
    </Link>
  );
}
