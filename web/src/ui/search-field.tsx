import { useId } from 'react';
import { IconButton } from './button.tsx';
import { controlClass } from './field.tsx';
import { SearchIcon, XIcon } from './shell-icons.tsx';

interface SearchFieldProps {
  label: string;
  clearLabel: string;
  value: string;
  onChange: (value: string) => void;
  name?: string;
}

/** Its label is read aloud and stands in the empty field. */
export function SearchField({ label, clearLabel, value, onChange, name = 'search' }: SearchFieldProps) {
  const id = useId();
  return (
    <div className="relative">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <SearchIcon className="pointer-events-none absolute start-3.5 top-3.5 text-ink-faint" />
      <input
        id={id}
        name={name}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        placeholder={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className={`${controlClass} min-h-11 ps-11 pe-11 [&::-webkit-search-cancel-button]:hidden`}
      />
      {value !== '' && (
        <IconButton label={clearLabel} onClick={() => onChange('')} className="absolute end-0 top-0">
          <XIcon />
        </IconButton>
      )}
    </div>
  );
}
