import { useState } from 'react';
import { TextArea, TextField } from '../../../../ui/field.tsx';
import { useDraftStore } from '../../draft/use-draft.ts';

interface DraftFieldProps {
  name: string;
  label: string;
  value: string;
  /** What is said while it is empty; then the draft keeps the last text. */
  needed?: string;
  optional?: string;
  help?: string;
  maxLength: number;
  onEdit: (text: string) => void;
}

/** Text of the draft: every letter is an edit, and one stay in the field is one step of undo. */
function useDraftText({ value, needed, onEdit, maxLength }: DraftFieldProps) {
  const store = useDraftStore();
  const [text, setText] = useState(value);
  const [seen, setSeen] = useState(value);
  // Changed from outside: undo, another step, somebody else.
  if (seen !== value) {
    setSeen(value);
    if (text.trim() !== value) setText(value);
  }
  const empty = needed !== undefined && text.trim() === '';
  return {
    value: text,
    error: empty ? needed : undefined,
    onChange: (typed: string) => {
      const kept = typed.slice(0, maxLength);
      setText(kept);
      if (needed === undefined || kept.trim() !== '') onEdit(needed === undefined ? kept : kept.trim());
    },
    onBlur: () => {
      store.endStep();
      if (empty) setText(value);
    },
  };
}

export function DraftText(props: DraftFieldProps & { inputRef?: React.Ref<HTMLInputElement> }) {
  const { value, error, onChange, onBlur } = useDraftText(props);
  const { name, label, help, optional, inputRef } = props;
  return (
    <TextField
      {...(inputRef && { ref: inputRef })}
      name={name}
      label={label}
      help={help}
      error={error}
      {...(optional && { optional })}
      autoComplete="off"
      dir="auto"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onBlur={onBlur}
    />
  );
}

export function DraftArea(props: DraftFieldProps & { rows?: number }) {
  const { value, error, onChange, onBlur } = useDraftText(props);
  const { name, label, help, optional, rows = 3 } = props;
  return (
    <TextArea
      name={name}
      label={label}
      help={help}
      error={error}
      {...(optional && { optional })}
      rows={rows}
      dir="auto"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onBlur={onBlur}
    />
  );
}
