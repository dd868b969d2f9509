import { createContext, useContext, useMemo } from 'react';
import type { Texts, Translate } from './define-texts.ts';
import type { Locale } from './locale.ts';
import { translator } from './translate.ts';

export const LocaleContext = createContext<Locale>('en');
export const useLocale = () => useContext(LocaleContext);

export function useTexts<T extends Texts>(texts: T): Translate<T> {
  const locale = useLocale();
  return useMemo(() => translator(texts, locale), [texts, locale]);
}
