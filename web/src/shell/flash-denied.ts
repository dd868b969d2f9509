import type { Locale } from '@regimen/contract/language/languages.ts';
import { translator } from '@regimen/contract/language/translate.ts';
import { showFlash } from './flash.ts';
import { texts } from './texts.ts';

/** Section 8, 403: a warning titled "Warning" that says "Access Denied"; the caller goes to /home. */
export function flashDenied(locale: Locale): void {
  const t = translator(texts, locale);
  showFlash({ tone: 'warning', title: t('warning'), message: t('accessDenied') });
}
