import type { Texts, Translate } from '@regimen/contract/language/define-texts.ts';
import type { Locale } from '@regimen/contract/language/languages.ts';
import { translator } from '@regimen/contract/language/translate.ts';
import { createContext, useContext, useMemo } from 'react';

export const LocaleContext = createContext<Locale>('en');
export const useLocale = () => useContext(LocaleContext);

export function useTexts<T extends Texts>(texts: T): Translate<T> {
  const locale = useLocale();
  return useMemo(() => translator(texts, locale), [texts, locale]);
}
