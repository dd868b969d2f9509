/** Where a step stands on the page of following: what a link to it ends with. */
export const pathAnchor = (step: string): string => `step-${encodeURIComponent(step)}`;
