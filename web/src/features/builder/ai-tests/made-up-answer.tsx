import type { Answer, Option, Question } from '@regimen/engine/questions.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { CheckField } from '../../../ui/check-field.tsx';
import { TextField } from '../../../ui/field.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { texts } from './texts.ts';

interface MadeUpAnswerProps<Q = Question> {
  question: Q;
  value: Answer | undefined;
  onChange: (value: Answer | undefined) => void;
}

interface Choices {
  text: string;
  options: readonly Option[];
}
interface Table extends Choices {
  rows: readonly { id: string; label: string }[];
}

/** What somebody made up answered to one question; each may be left open. Nobody made up sends a file. */
export function MadeUpAnswer({ question, value, onChange }: MadeUpAnswerProps) {
  const t = useTexts(texts);
  const optional = t('optional');
  const { text: label, id } = question;
  switch (question.kind) {
    case 'single':
      return <OneOf label={label} options={question.options} value={`${value ?? ''}`} onChange={onChange} />;
    case 'yes_no': {
      const options = [
        { id: 'yes', label: t('yes') },
        { id: 'no', label: t('no') },
      ];
      const said = typeof value === 'boolean' ? (value ? 'yes' : 'no') : '';
      const take = (chosen: string | undefined) =>
        onChange(chosen === undefined ? undefined : chosen === 'yes');
      return <OneOf label={label} options={options} value={said} onChange={take} />;
    }
    case 'multiple':
      return <Several question={question} value={value} onChange={onChange} />;
    case 'matrix':
      return <Rows question={question} value={value} onChange={onChange} />;
    case 'number':
    case 'scale':
    case 'slider':
      return (
        <NumberField
          label={label}
          optional={optional}
          {...(question.kind === 'number' && question.unit !== undefined && { unit: question.unit })}
          value={typeof value === 'number' ? value : undefined}
          onChange={onChange}
        />
      );
    case 'text':
    case 'date':
      return (
        <TextField
          name={`answer-${id}`}
          type={question.kind}
          label={label}
          optional={optional}
          maxLength={500}
          value={typeof value === 'string' ? value : ''}
          onChange={({ target }) => onChange(target.value || undefined)}
        />
      );
    case 'file':
      return null;
  }
}

interface OneOfProps {
  label: string;
  options: readonly Option[];
  value: string;
  onChange: (value: string | undefined) => void;
}

function OneOf({ label, options, value, onChange }: OneOfProps) {
  const t = useTexts(texts);
  return (
    <SelectField
      label={label}
      optional={t('optional')}
      value={value}
      onChange={({ target }) => onChange(target.value || undefined)}
    >
      <option value="">{t('unknown')}</option>
      {options.map((option) => (
        <option key={option.id} value={option.id}>
          {option.label}
        </option>
      ))}
    </SelectField>
  );
}

function Several({ question: { text, options }, value, onChange }: MadeUpAnswerProps<Choices>) {
  const t = useTexts(texts);
  const chosen = Array.isArray(value) ? value : [];
  const put = (id: string, isChosen: boolean) => {
    const next = options
      .map((option) => option.id)
      .filter((each) => (each === id ? isChosen : chosen.includes(each)));
    onChange(next.length > 0 ? next : undefined);
  };
  return (
    <fieldset className="grid min-w-0 content-start gap-2">
      <legend className="mb-1.5 font-medium">
        {text}
        <span className="font-normal text-ink-faint">{` ${t('optional')}`}</span>
      </legend>
      {options.map(({ id, label }) => (
        <CheckField
          key={id}
          label={label}
          checked={chosen.includes(id)}
          onChange={(isChosen) => put(id, isChosen)}
        />
      ))}
    </fieldset>
  );
}

function Rows({ question: { text, rows, options }, value, onChange }: MadeUpAnswerProps<Table>) {
  const said = typeof value === 'object' && !Array.isArray(value) ? value : {};
  const put = (row: string, chosen: string | undefined) => {
    const { [row]: _before, ...others } = said;
    const next = chosen === undefined ? others : { ...others, [row]: chosen };
    onChange(Object.keys(next).length > 0 ? next : undefined);
  };
  return (
    <fieldset className="grid min-w-0 gap-3 sm:col-span-2">
      <legend className="mb-1.5 font-medium">{text}</legend>
      <div className="grid gap-4 sm:grid-cols-2">
        {rows.map(({ id, label }) => (
          <OneOf
            key={id}
            label={label}
            options={options}
            value={said[id] ?? ''}
            onChange={(chosen) => put(id, chosen)}
          />
        ))}
      </div>
    </fieldset>
  );
}
