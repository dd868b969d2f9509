import type { Template } from '@regimen/contract/protocols.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { stepTexts } from '../../shared/steps/step-texts.ts';
import { TypesDrawing } from '../../shared/steps/types-drawing.tsx';
import { addTexts } from './add-texts.ts';

interface StartChoiceProps {
  templates: readonly Template[];
  /** The template's id; empty for none. */
  value: string;
  onChange: (id: string) => void;
}

/** What a new protocol begins with: one of the finished ones, each with its drawing, or nothing. */
export function StartChoice({ templates, value, onChange }: StartChoiceProps) {
  const t = useTexts(addTexts);
  const about = useTexts(stepTexts);
  const option = (id: string, name: string, help: string, types: readonly string[], steps: number) => (
    <label
      key={id}
      className="relative grid cursor-pointer content-start gap-2 rounded-card border border-line bg-raised p-4 transition-colors duration-120 hover:border-line-strong has-checked:border-primary-line has-checked:bg-primary-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary-line"
    >
      <input
        type="radio"
        name="template"
        value={id}
        checked={value === id}
        onChange={() => onChange(id)}
        className="absolute end-4 top-4 size-4.5 accent-primary-strong outline-none"
      />
      <span className="block pe-6">
        <TypesDrawing types={types} more={steps > types.length} />
      </span>
      <span className="leading-heading font-semibold">
        <bdi>{name}</bdi>
      </span>
      <span className="line-clamp-3 text-14 text-ink-soft">
        <bdi>{help}</bdi>
      </span>
      {steps > 0 && <span className="mt-auto text-14 text-ink-faint">{about('steps', { n: steps })}</span>}
    </label>
  );
  return (
    <fieldset>
      <legend className="mb-3 font-medium">{t('start')}</legend>
      <div className="grid gap-gutter sm:grid-cols-2 lg:grid-cols-3">
        {option('', t('empty'), t('emptyHelp'), [], 0)}
        {templates.map(({ id, name, description, stepTypes, stepsCount }) =>
          option(id, name, description, stepTypes, stepsCount),
        )}
      </div>
    </fieldset>
  );
}
