import type { AgentItem } from '@regimen/engine/items.ts';
import { useTexts } from '../../../../i18n/use-texts.ts';
import { agentTexts } from '../../../../shared/item-words/agent-texts.ts';
import { LinesField } from '../../../../ui/lines-field.tsx';
import { commonTexts } from './common-texts.ts';
import type { FieldsProps } from './item-fields.tsx';

interface AgentLinesProps extends FieldsProps<AgentItem> {
  field: 'openings' | 'speaksOf' | 'avoids' | 'handsOver';
  most: number;
}

/** One of an agent's lists of short texts. */
export function AgentLines({ form, item, change, field, most }: AgentLinesProps) {
  const t = useTexts(agentTexts);
  const shared = useTexts(commonTexts);
  const label = t(field);
  return (
    <LinesField
      name={field}
      label={label}
      help={t(`${field}Help`)}
      optional={shared('optional')}
      lines={item[field] ?? []}
      onChange={(lines) => change({ [field]: lines.length > 0 ? lines : undefined })}
      errorAt={(index) => form.errorAt(`${field}[${index}]`)}
      most={most}
      maxLength={200}
      lineName={(n) => t('line', { label, n })}
      removeName={(n) => t('removeLine', { label, n })}
      addName={t(`${field}Add`)}
    />
  );
}
