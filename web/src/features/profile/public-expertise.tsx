import type { Profile } from '@regimen/contract/creators.ts';
import { namesIn } from '@regimen/contract/language/formatters.ts';
import { withCommas } from '@regimen/contract/language/languages.ts';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { Credentials } from '../../shared/credentials/credentials.tsx';
import { texts as credentialTexts } from '../../shared/credentials/texts.ts';
import { texts } from './texts.ts';

/** How an expert works, what was checked of what they learned, and where else they are. */
export function PublicExpertise({ work }: { work: NonNullable<Profile['work']> }) {
  const t = useTexts(texts);
  const c = useTexts(credentialTexts);
  const locale = useLocale();
  const { languages, links, consultation, credentials } = work;
  const isEmpty = [languages, links, credentials].every(({ length }) => length === 0) && consultation === '';
  if (isEmpty) return null;
  return (
    <div className="mt-8 grid gap-6 rounded-card border border-line bg-raised p-5 md:grid-cols-2">
      {credentials.length > 0 && (
        <section aria-labelledby="credentials-title" className="grid content-start gap-3">
          <h2 id="credentials-title" className="text-16 font-semibold">
            {c('credentials')}
          </h2>
          <Credentials checked={credentials} />
        </section>
      )}
      <dl className="grid content-start gap-4">
        {consultation && (
          <div>
            <dt className="font-semibold">{t('consultation')}</dt>
            <dd
              dir="auto"
              className="max-w-measure text-start whitespace-pre-line wrap-anywhere text-ink-soft"
            >
              {consultation}
            </dd>
          </div>
        )}
        {languages.length > 0 && (
          <div>
            <dt className="font-semibold">{t('languages')}</dt>
            <dd className="text-ink-soft">
              {withCommas(
                languages.map((code) => namesIn(locale, 'language').of(code) ?? code),
                locale,
              )}
            </dd>
          </div>
        )}
        {links.length > 0 && (
          <div>
            <dt className="font-semibold">{t('links')}</dt>
            {links.map((link) => (
              <dd key={link}>
                <a
                  href={link}
                  rel="nofollow noopener noreferrer ugc"
                  dir="ltr"
                  className="wrap-anywhere text-primary-text underline-offset-4 hover:underline"
                >
                  {link.replace(/^https:\/\/|\/$/g, '')}
                </a>
              </dd>
            ))}
          </div>
        )}
      </dl>
    </div>
  );
}
