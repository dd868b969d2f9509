import type { CSSProperties, ReactNode } from 'react';
import { useSite } from '../../shell/use-shell.ts';
import { programProperties } from './colour-properties.ts';

interface ProgramColourProps {
  /** Of the program; nothing: the site's own colour stays. */
  category: string | null | undefined;
  children: ReactNode;
}

/** The colour as the style of an element that is there anyway. */
export function useProgramColour(category: string | null | undefined): CSSProperties | undefined {
  const { theme } = useSite();
  return category ? (programProperties(category, theme.primary) as CSSProperties) : undefined;
}

/** What stands inside wears the program's colour in place of the site's. It takes no room itself. */
export const ProgramColour = ({ category, children }: ProgramColourProps) => (
  <div className="contents" style={useProgramColour(category)}>
    {children}
  </div>
);
