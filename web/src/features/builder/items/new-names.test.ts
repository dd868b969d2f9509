import { locales } from '@regimen/contract/language/languages.ts';
import { translator } from '@regimen/contract/language/translate.ts';
import { typeTexts } from '@regimen/contract/protocol-words/type-texts.ts';
import { isTypeName } from '@regimen/engine/given-name.ts';
import type { StepType } from '@regimen/engine/protocol.ts';
import { expect, it } from 'vitest';
import { pickerTexts } from './picker-texts.ts';

it('every word that the builder gives a new step or item is known for what it is', () => {
  for (const locale of locales)
    for (const [type, kind] of Object.entries(typeTexts[locale])) {
      expect(isTypeName(kind, type as StepType)).toBe(true);
      const unnamed = translator(pickerTexts, locale)('unnamed', { kind });
      expect(isTypeName(unnamed, type as StepType)).toBe(true);
    }
  expect(isTypeName('Breathing', 'followup')).toBe(false);
});
