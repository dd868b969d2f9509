import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { pageData } from '../../shell/page-data.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { openidTexts } from './openid-texts.ts';

const page = pageData(() => null);
export const loader = page.loader;
export const clientLoader = page.clientLoader;

/** Somebody signed in wanted to connect an account, and turned back at its provider. */
export default function SocialCancelPage() {
  const t = useTexts(openidTexts);
  return (
    <>
      <PageHead title={t('turnedBackTitle')} noIndex />
      <PageTitle title={t('turnedBackTitle')} lead={t('turnedBackSettings')} />
      <div className="flex flex-wrap gap-3">
        <LinkButton to={paths.privacySecurity}>{t('toSettings')}</LinkButton>
        <LinkButton look="quiet" to="/home">
          {t('toHome')}
        </LinkButton>
      </div>
    </>
  );
}
