/** A mouse or a trackpad: no keyboard opens over the page when a field gets the focus. */
export const hasFinePointer = (): boolean => matchMedia('(hover: hover) and (pointer: fine)').matches;
