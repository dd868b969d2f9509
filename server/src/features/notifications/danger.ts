/** News that somebody may be in danger: told every time and by every channel there is, whatever was chosen for other things. */
export const dangerous: readonly string[] = ['urgent', 'help'];
export const isDanger = ({ kind }: { kind: string }): boolean => dangerous.includes(kind);
