import { languages } from '@regimen/contract/language/languages.ts';
import { useRevalidator } from 'react-router';
import { useTexts } from '../i18n/use-texts.ts';
import { chooseLocale } from '../shell/session.ts';
import { useShell } from '../shell/use-shell.ts';
import { GlobeIcon } from '../ui/shell-icons.tsx';
import { texts } from './texts.ts';

interface LanguageChoiceProps {
  className?: string;
  /** Where other things need the room, below 1200 px: only the globe is seen. */
  brief?: boolean;
}

/** One button for each other language of the tenant, named in that language. */
export function LanguageChoice({ className = '', brief = false }: LanguageChoiceProps) {
  const { site, locale } = useShell();
  const t = useTexts(texts);
  const { revalidate } = useRevalidator();
  return site.data.locales
    .filter((other) => other !== locale)
    .map((other) => (
      <button
        key={other}
        type="button"
        title={t('switchLanguage', { language: languages[other].name })}
        className={`inline-flex min-h-11 items-center gap-2 rounded-control px-3 text-ink-soft hover:bg-sunken hover:text-ink ${className}`}
        onClick={() => {
          chooseLocale(other);
          revalidate();
        }}
      >
        <GlobeIcon />
        <span lang={other} className={brief ? 'max-xl:sr-only' : ''}>
          {languages[other].name}
        </span>
      </button>
    ));
}
