import type { AiFact, Protocol } from '@regimen/engine/protocol.ts';
import { sameJson } from '@regimen/engine/same-json.ts';
import { useTexts } from '../../../../i18n/use-texts.ts';
import { CheckField } from '../../../../ui/check-field.tsx';
import { useProtocol } from '../../draft/use-draft.ts';
import { texts } from './texts.ts';

interface FactFieldsProps {
  facts: readonly AiFact[];
  onChange: (facts: AiFact[]) => void;
}

const plain = ['days', 'adherence', 'age', 'sex', 'signs'] as const;

/** What the model may be told of the person, by name. */
export function FactFields({ facts, onChange }: FactFieldsProps) {
  const t = useTexts(texts);
  const protocol = useProtocol();
  const known = factsOf(protocol);
  const has = (fact: AiFact) => facts.some((one) => sameJson(one, fact));
  const lost = facts.filter((fact) => !known.some((one) => sameJson(one.fact, fact)));
  const label = (fact: AiFact, name: string): string => {
    if (fact.is === 'kpi') return t('readings', { name });
    if (fact.is === 'score' || fact.is === 'answers') return t(fact.is, { name });
    return t(fact.is);
  };
  return (
    <fieldset className="grid gap-2">
      <legend className="font-medium">{t('facts')}</legend>
      <p className="text-14 text-ink-soft">{t(facts.length === 0 ? 'noFacts' : 'factsHelp')}</p>
      {[...known, ...lost.map((fact) => ({ fact, name: t('gone') }))].map(({ fact, name }) => (
        <CheckField
          key={JSON.stringify(fact)}
          label={label(fact, name)}
          checked={has(fact)}
          onChange={(checked) =>
            onChange(checked ? [...facts, fact] : facts.filter((one) => !sameJson(one, fact)))
          }
        />
      ))}
    </fieldset>
  );
}

/** All that this protocol can tell, most telling first. */
function factsOf({ items }: Protocol): { fact: AiFact; name: string }[] {
  const ofItems = Object.entries(items).flatMap(
    ([item, { kind, name }]): { fact: AiFact; name: string }[] => {
      if (kind === 'kpi') return [{ fact: { is: 'kpi', kpi: item }, name }];
      if (kind === 'assessment')
        return [
          { fact: { is: 'score', item }, name },
          { fact: { is: 'answers', item }, name },
        ];
      return kind === 'activity' ? [{ fact: { is: 'answers', item }, name }] : [];
    },
  );
  return [...ofItems, ...plain.map((is) => ({ fact: { is }, name: '' }))];
}
