import { stepName } from '@regimen/contract/protocol-words/names.ts';
import { typeTexts } from '@regimen/contract/protocol-words/type-texts.ts';
import { pathTo } from '@regimen/engine/graph.ts';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import { useProtocol } from '../draft/use-draft.ts';
import { ruleTexts } from './rule-texts.ts';

interface RuleStepProps {
  value: string;
  onChange: (id: string) => void;
  error: string | undefined;
}

/** One of the protocol's steps, in the order of the flow. */
export function RuleStep({ value, onChange, error }: RuleStepProps) {
  const t = useTexts(ruleTexts);
  const locale = useLocale();
  const protocol = useProtocol();
  return (
    <SelectField
      label={t('whichStep')}
      value={value}
      error={error}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">{t('chooseStep')}</option>
      {protocol.nodes.map((node) => (
        <option key={node.id} value={node.id}>
          {`${'\u2003'.repeat(Math.min(6, pathTo(protocol, node.id).length - 1))}${stepName(node, locale)} (${typeTexts[locale][node.type]})`}
        </option>
      ))}
    </SelectField>
  );
}
