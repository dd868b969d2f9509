import { quoted } from '@regimen/contract/language/languages.ts';
import { Link } from 'react-router';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { suspensionNote } from './signing-in.ts';
import { suspendedTexts } from './suspended-texts.ts';

/** Who proved that the account is theirs, and is kept out of it: why, and the way to somebody who can help. */
export default function Suspended() {
  const t = useTexts(suspendedTexts);
  const locale = useLocale();
  const note = suspensionNote();
  return (
    <div role="alert">
      <PageHead title={t('title')} noIndex />
      <PageTitle title={t('title')} lead={t('lead')} />
      {note && (
        <div className="mb-6 rounded-card border border-line bg-raised p-4">
          <p className="text-14 text-ink-soft">{t('why')}</p>
          <p className="mt-1 break-words whitespace-pre-line">
            <bdi>{quoted(note, locale)}</bdi>
          </p>
        </div>
      )}
      <p className="mb-6">{t('ask')}</p>
      <div className="grid gap-3">
        <LinkButton to="/contact" className="w-full">
          {t('write')}
        </LinkButton>
        <Link
          to="/login"
          replace
          className="inline-flex min-h-9 items-center justify-self-center font-semibold text-primary-text underline-offset-4 hover:underline"
        >
          {t('another')}
        </Link>
      </div>
    </div>
  );
}
