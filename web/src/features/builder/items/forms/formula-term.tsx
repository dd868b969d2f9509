import { kpiOf } from '@regimen/contract/protocol-words/references.ts';
import type { Formula } from '@regimen/engine/formula.ts';
import { useState } from 'react';
import { useTexts } from '../../../../i18n/use-texts.ts';
import { IconButton } from '../../../../ui/button.tsx';
import { NumberInput } from '../../../../ui/number-field.tsx';
import { Select } from '../../../../ui/select-field.tsx';
import { XIcon } from '../../../../ui/shell-icons.tsx';
import { ItemPicker } from '../item-picker.tsx';
import { useKnownProtocol } from '../known-items.tsx';
import { formulaTexts } from './formula-texts.ts';

interface FormulaTermProps {
  formula: Formula;
  onChange: (formula: Formula) => void;
  depth: number;
}

const operators = ['add', 'sub', 'mul', 'div'] as const;
const one: Formula = { is: 'number', value: 1 };
const deepest = 5;

/** A number, a KPI, or a calculation with two such terms in it. */
export function FormulaTerm({ formula, onChange, depth }: FormulaTermProps) {
  const t = useTexts(formulaTexts);
  const protocol = useKnownProtocol();
  const [finding, setFinding] = useState(false);
  const kpis = Object.entries(protocol.items).filter(([, item]) => item.kind === 'kpi');
  const kind =
    formula.is === 'number' ? 'number' : formula.is === 'kpi' ? `kpi ${formula.kpi}` : 'calculation';
  const gone = formula.is === 'kpi' && kpiOf(protocol, formula.kpi) === undefined;
  const choose = (value: string) => {
    if (value === 'another') return setFinding(true);
    setFinding(false);
    if (value === 'number') onChange(one);
    else if (value === 'calculation') onChange({ is: 'mul', of: [formula, one] });
    else onChange({ is: 'kpi', kpi: value.slice(4) });
  };
  return (
    <div
      className={`flex flex-wrap items-center gap-2 ${formula.is !== 'number' && formula.is !== 'kpi' && depth > 0 ? 'rounded-control border border-line p-2' : ''}`}
    >
      {formula.is !== 'number' && formula.is !== 'kpi' ? (
        <>
          <FormulaTerm
            formula={formula.of[0]}
            onChange={(left) => onChange({ ...formula, of: [left, formula.of[1]] })}
            depth={depth + 1}
          />
          <Select
            inline
            aria-label={t('operator')}
            value={formula.is}
            onChange={({ target }) =>
              onChange({ ...formula, is: target.value as (typeof operators)[number] })
            }
          >
            {operators.map((operator) => (
              <option key={operator} value={operator}>
                {t(operator)}
              </option>
            ))}
          </Select>
          <FormulaTerm
            formula={formula.of[1]}
            onChange={(right) => onChange({ ...formula, of: [formula.of[0], right] })}
            depth={depth + 1}
          />
          {depth > 0 && (
            <IconButton label={t('simplify')} className="size-9!" onClick={() => onChange(formula.of[0])}>
              <XIcon size={16} />
            </IconButton>
          )}
        </>
      ) : null}
      {(formula.is === 'number' || formula.is === 'kpi') && (
        <Select
          inline
          aria-label={t('term')}
          aria-invalid={gone || undefined}
          value={kind}
          onChange={({ target }) => choose(target.value)}
        >
          {gone && <option value={kind}>{t('gone')}</option>}
          <optgroup label={t('kpis')}>
            {kpis.map(([id, { name }]) => (
              <option key={id} value={`kpi ${id}`}>
                {name}
              </option>
            ))}
            <option value="another">{t('another')}</option>
          </optgroup>
          <option value="number">{t('number')}</option>
          {depth < deepest && <option value="calculation">{t('calculation')}</option>}
        </Select>
      )}
      {formula.is === 'number' && (
        <NumberInput
          aria-label={t('value')}
          value={formula.value}
          onChange={(value) => value !== undefined && onChange({ is: 'number', value })}
          className="field-sizing-content min-h-9 w-auto! min-w-16 px-2.5! py-1! text-14!"
        />
      )}
      {finding && (
        <div className="basis-full">
          <ItemPicker
            kind="kpi"
            label={t('find')}
            value={undefined}
            onChange={(kpi) => {
              setFinding(false);
              onChange({ is: 'kpi', kpi });
            }}
          />
        </div>
      )}
    </div>
  );
}
