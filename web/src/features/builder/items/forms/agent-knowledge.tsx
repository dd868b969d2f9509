import { longestKnowledge, mostKnowledge } from '@regimen/contract/agent-choices.ts';
import type { AgentItem } from '@regimen/engine/items.ts';
import { useTexts } from '../../../../i18n/use-texts.ts';
import { agentTexts } from '../../../../shared/item-words/agent-texts.ts';
import { newPartId } from '../../../../shared/questions/question-shape.ts';
import { PairsField } from '../../../../ui/pairs-field.tsx';
import { commonTexts } from './common-texts.ts';
import type { FieldsProps } from './item-fields.tsx';
import { PdfButton } from './pdf-button.tsx';

/** What it answers from, besides the program itself. */
export function AgentKnowledge({ form, item, change }: FieldsProps<AgentItem>) {
  const t = useTexts(agentTexts);
  const { knowledge: texts = [] } = item;
  return (
    <>
      <PairsField
        legend={<Legend title={t('knowledge')} help={t('knowledgeHelp')} />}
        pairs={texts}
        onChange={(knowledge) => change({ knowledge: knowledge.length > 0 ? knowledge : undefined })}
        empty={() => ({ id: newPartId(), title: '', text: '' })}
        short={{ field: 'title', label: (n) => t('textTitle', { n }), most: 200 }}
        long={{ field: 'text', label: () => t('textWords'), most: longestKnowledge, rows: 6 }}
        pathOf={(index, field) => `knowledge[${index}].${field}`}
        errorAt={form.errorAt}
        most={mostKnowledge}
        removeName={(n) => t('removeText', { n })}
        addName={t('addText')}
      />
      {texts.length < mostKnowledge && (
        <PdfButton
          room={mostKnowledge - texts.length}
          onTexts={(more) => change({ knowledge: [...texts, ...more] })}
        />
      )}
    </>
  );
}

/** What it answers word for word. */
export function AgentAnswers({ form, item, change }: FieldsProps<AgentItem>) {
  const t = useTexts(agentTexts);
  return (
    <PairsField
      legend={<Legend title={t('answers')} help={t('answersHelp')} />}
      pairs={item.answers ?? []}
      onChange={(answers) => change({ answers: answers.length > 0 ? answers : undefined })}
      empty={() => ({ id: newPartId(), question: '', answer: '' })}
      short={{ field: 'question', label: (n) => t('question', { n }), most: 300 }}
      long={{ field: 'answer', label: () => t('answer'), most: 2_000, rows: 3 }}
      pathOf={(index, field) => `answers[${index}].${field}`}
      errorAt={form.errorAt}
      most={100}
      removeName={(n) => t('removeAnswer', { n })}
      addName={t('addAnswer')}
    />
  );
}

function Legend({ title, help }: { title: string; help: string }) {
  const shared = useTexts(commonTexts);
  return (
    <legend className="mb-3">
      <span className="font-medium">
        {title}
        <span className="font-normal text-ink-faint">{` ${shared('optional')}`}</span>
      </span>
      <span className="block text-14 text-ink-soft">{help}</span>
    </legend>
  );
}
