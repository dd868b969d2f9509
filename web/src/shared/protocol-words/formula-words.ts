import type { Locale } from '@regimen/contract/language/languages.ts';
import { isolate } from '@regimen/contract/language/languages.ts';
import { formatNumber } from '@regimen/contract/language/translate.ts';
import { kpiOf } from '@regimen/contract/protocol-words/references.ts';
import { valueTexts } from '@regimen/contract/protocol-words/value-texts.ts';
import type { Formula } from '@regimen/engine/formula.ts';
import type { Protocol } from '@regimen/engine/protocol.ts';

const signs = { add: '+', sub: '−', mul: '×', div: '÷' } as const;

/** "Weight ÷ (Height × Height)" */
export function formulaWords(formula: Formula, protocol: Protocol, locale: Locale, inside = false): string {
  if (formula.is === 'number') return formatNumber(locale, formula.value);
  if (formula.is === 'kpi')
    return isolate(kpiOf(protocol, formula.kpi)?.name ?? valueTexts[locale].gone, locale);
  const [left, right] = formula.of.map((part) => formulaWords(part, protocol, locale, true));
  const said = `${left} ${signs[formula.is]} ${right}`;
  return inside ? `(${said})` : said;
}
