import type { ExpertProfile } from '@regimen/contract/expert-profile.ts';
import { namesIn } from '@regimen/contract/language/formatters.ts';
import { withCommas } from '@regimen/contract/language/languages.ts';
import { roleTexts } from '@regimen/contract/role-texts.ts';
import type { Profession } from '@regimen/contract/roles.ts';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { Portrait } from '../../shared/catalog/portrait.tsx';
import { type ExpertTyped, linksOf } from './expert-fields.tsx';
import { texts } from './texts.ts';

interface ExpertPreviewProps {
  person: ExpertProfile;
  profession: Profession | null;
  typed: ExpertTyped;
}

/** What everybody will see, as it is typed. */
export function ExpertPreview({ person, profession, typed }: ExpertPreviewProps) {
  const t = useTexts(texts);
  const locale = useLocale();
  const links = linksOf(typed.links);
  return (
    <aside aria-labelledby="preview-title" className="min-w-0">
      <div className="sticky top-24 grid gap-3">
        <div>
          <h2 id="preview-title" className="text-16 font-semibold">
            {t('preview')}
          </h2>
          <p className="text-14 text-ink-soft">{t('previewHelp')}</p>
        </div>
        <div className="grid gap-4 rounded-card border border-line bg-raised p-5">
          <div className="flex items-center gap-4">
            <Portrait name={person.full_name} avatar={person.avatar} size={64} />
            <div className="min-w-0">
              <p className="text-18 font-semibold wrap-anywhere">
                <bdi>{person.full_name || t('namePlace')}</bdi>
              </p>
              <p className="text-ink-soft">{roleTexts[locale][profession ?? 'expert']}</p>
            </div>
          </div>
          {typed.bio && (
            <p dir="auto" className="max-h-60 overflow-hidden text-start whitespace-pre-line wrap-anywhere">
              {typed.bio}
            </p>
          )}
          {typed.consultation && (
            <div>
              <p className="font-medium">{t('howIWork')}</p>
              <p dir="auto" className="text-start whitespace-pre-line wrap-anywhere text-ink-soft">
                {typed.consultation}
              </p>
            </div>
          )}
          {typed.languages.length > 0 && (
            <p className="text-ink-soft">
              {withCommas(
                typed.languages.map((code) => namesIn(locale, 'language').of(code) ?? code),
                locale,
              )}
            </p>
          )}
          {links.length > 0 && (
            <ul className="grid gap-1">
              {links.map((link) => (
                <li key={link} dir="ltr" className="wrap-anywhere text-primary-text">
                  {link.replace(/^https:\/\/|\/$/g, '')}
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </aside>
  );
}
