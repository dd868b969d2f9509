import { useId } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { stepTexts } from '../../shared/steps/step-texts.ts';
import { TypesDrawing } from '../../shared/steps/types-drawing.tsx';

interface Flow {
  id: string;
  name: string;
  description: string;
  stepTypes: readonly string[];
  stepsCount: number;
}

interface FlowCardsProps {
  label: string;
  flows: readonly Flow[];
  /** More than one may be chosen; their order is the order of choosing. */
  several?: boolean;
  value: readonly string[];
  onChange: (ids: string[]) => void;
}

/** Protocols or templates to choose from, each with its drawing. */
export function FlowCards({ label, flows, several = false, value, onChange }: FlowCardsProps) {
  const t = useTexts(stepTexts);
  const name = useId();
  const toggle = (id: string) =>
    onChange(value.includes(id) ? value.filter((each) => each !== id) : [...value, id]);
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-medium">{label}</legend>
      <div className="grid gap-gutter sm:grid-cols-2 lg:grid-cols-3">
        {flows.map(({ id, name: title, description, stepTypes, stepsCount }) => (
          <label
            key={id}
            className="relative grid cursor-pointer content-start gap-2 rounded-card border border-line bg-raised p-4 transition-colors duration-120 hover:border-line-strong has-checked:border-primary-line has-checked:bg-primary-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary-line"
          >
            <input
              type={several ? 'checkbox' : 'radio'}
              name={name}
              checked={value.includes(id)}
              onChange={() => (several ? toggle(id) : onChange([id]))}
              className="absolute end-4 top-4 size-4.5 accent-primary-strong outline-none"
            />
            <span className="block pe-6">
              <TypesDrawing types={stepTypes} more={stepsCount > stepTypes.length} />
            </span>
            <span className="leading-heading font-semibold wrap-anywhere">
              <bdi>{title}</bdi>
            </span>
            {description && (
              <span className="line-clamp-2 text-14 text-ink-soft">
                <bdi>{description}</bdi>
              </span>
            )}
            <span className="mt-auto text-14 text-ink-faint">
              {several && value.length > 1 && value.includes(id) && `${value.indexOf(id) + 1} · `}
              {t('steps', { n: stepsCount })}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
