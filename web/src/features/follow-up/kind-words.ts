import type { TextKey } from '@regimen/contract/language/define-texts.ts';
import type { Locale } from '@regimen/contract/language/languages.ts';
import { kindTexts } from './kind-texts.ts';

const isKnown = (kind: string): kind is TextKey<typeof kindTexts> => Object.hasOwn(kindTexts.en, kind);

export const kindWords = (kind: string, locale: Locale): string =>
  isKnown(kind) ? kindTexts[locale][kind] : '';
