import { withCommas } from '@regimen/contract/language/languages.ts';
import { quantity } from '@regimen/contract/language/quantities.ts';
import { kpiOf } from '@regimen/contract/protocol-words/references.ts';
import { formulaProblems } from '@regimen/engine/check/formula-problems.ts';
import { type Formula, formulaValue, kpisOf } from '@regimen/engine/formula.ts';
import type { KpiItem } from '@regimen/engine/items.ts';
import { useLocale, useTexts } from '../../../../i18n/use-texts.ts';
import { formulaWords } from '../../../../shared/protocol-words/formula-words.ts';
import { AddButton } from '../../../../ui/add-button.tsx';
import { WarningIcon } from '../../../../ui/shell-icons.tsx';
import { useKnownProtocol } from '../known-items.tsx';
import { exampleReadings } from './example-readings.ts';
import { FormSection } from './form-section.tsx';
import { FormulaTerm } from './formula-term.tsx';
import { formulaTexts } from './formula-texts.ts';

interface FormulaEditorProps {
  item: KpiItem;
  itemId: string | undefined;
  onChange: (formula: Formula) => void;
}

/** A sum put together from KPIs and numbers, said in words and tried with example readings. */
export function FormulaEditor({ item, itemId, onChange }: FormulaEditorProps) {
  const t = useTexts(formulaTexts);
  const locale = useLocale();
  const protocol = useKnownProtocol();
  const { formula } = item;
  // Until it is saved it has no id; then nothing can read it, and it can read itself least of all.
  const key = itemId ?? 'this';
  const problems = formulaProblems({ ...protocol, items: { ...protocol.items, [key]: item } }).filter(
    ({ code, id }) => id.split(':').includes(key) && (code === 'formula-circle' || code === 'missing-item'),
  );
  const first: Formula = {
    is: 'div',
    of: [
      { is: 'number', value: 1 },
      { is: 'number', value: 1 },
    ],
  };
  if (!formula)
    return (
      <FormSection title={t('title')} lead={t('lead')}>
        <AddButton onClick={() => onChange(first)}>{t('start')}</AddButton>
      </FormSection>
    );
  const readings = exampleReadings(protocol, formula);
  const result = formulaValue(formula, readings);
  const values = [...new Set(kpisOf(formula))].flatMap((id) => {
    const kpi = kpiOf(protocol, id);
    return kpi ? [`${kpi.name} ${quantity(readings[id] ?? 0, kpi.unit, locale)}`] : [];
  });
  return (
    <FormSection title={t('title')} lead={t('lead')}>
      <FormulaTerm formula={formula} onChange={onChange} depth={0} />
      <p className="rounded-control bg-sunken px-3 py-2 font-medium">
        <bdi>{formulaWords(formula, protocol, locale)}</bdi>
      </p>
      {problems.map(({ id, code }) => (
        <p key={id} className="flex items-start gap-1.5 text-14 text-warning-text">
          <WarningIcon size={16} className="mt-0.5 shrink-0" />
          {t(code === 'formula-circle' ? 'circle' : 'missing')}
        </p>
      ))}
      {problems.length === 0 && values.length > 0 && (
        <p className="text-14 text-ink-soft">
          {result === null
            ? t('noExample')
            : t('example', {
                values: withCommas(values, locale),
                result: quantity(result, item.unit, locale),
              })}
        </p>
      )}
    </FormSection>
  );
}
