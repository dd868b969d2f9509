import { CheckField } from '../../../../ui/check-field.tsx';

interface SeveralFieldProps<V extends string> {
  label: string;
  help?: string;
  chosen: readonly V[];
  choices: readonly { value: V; label: string; help?: string }[];
  onChange: (chosen: V[]) => void;
}

/** Any of a few; they stay in the order in which they are shown. */
export function SeveralField<V extends string>(props: SeveralFieldProps<V>) {
  const { label, help, chosen, choices, onChange } = props;
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-1.5 font-medium">{label}</legend>
      {help && <p className="-mt-1 text-14 text-ink-soft">{help}</p>}
      {choices.map((choice) => (
        <CheckField
          key={choice.value}
          label={choice.label}
          {...(choice.help && { help: choice.help })}
          checked={chosen.includes(choice.value)}
          onChange={(isChosen) =>
            onChange(
              choices
                .map(({ value }) => value)
                .filter((value) => (value === choice.value ? isChosen : chosen.includes(value))),
            )
          }
        />
      ))}
    </fieldset>
  );
}
