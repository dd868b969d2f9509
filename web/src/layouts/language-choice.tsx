import { useRevalidator } from 'react-router';
import { localeNames } from '../i18n/locale.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { chooseLocale } from '../shell/session.ts';
import { useShell } from '../shell/use-shell.ts';
import { GlobeIcon } from '../ui/icons.tsx';
import { texts } from './texts.ts';

/** One button for each other language of the tenant, named in that language. */
export function LanguageChoice({ className = '' }: { className?: string }) {
  const { site, locale } = useShell();
  const t = useTexts(texts);
  const { revalidate } = useRevalidator();
  return site.data.locales
    .filter((other) => other !== locale)
    .map((other) => (
      <button
        key={other}
        type="button"
        title={t('switchLanguage', { language: localeNames[other] })}
        className={`inline-flex min-h-11 items-center gap-2 rounded-control px-3 text-ink-soft hover:bg-sunken hover:text-ink ${className}`}
        onClick={() => {
          chooseLocale(other);
          revalidate();
        }}
      >
        <GlobeIcon />
        <span lang={other}>{localeNames[other]}</span>
      </button>
    ));
}
