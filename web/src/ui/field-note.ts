import { createContext, type ReactNode, useContext } from 'react';

/** What a form says beside any of its texts, by what stands there. */
export const FieldNoteContext = createContext<(value: string) => ReactNode>(() => null);

export const useFieldNote = (value: unknown): ReactNode => {
  const noteOf = useContext(FieldNoteContext);
  return typeof value === 'string' ? noteOf(value) : null;
};
