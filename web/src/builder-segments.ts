/** Where a part of the builder goes by another word in its address than in the program: agents are at `…/ai`. */
const segments: readonly (readonly [part: string, segment: string])[] = [['agent', 'ai']];

export const segmentOf = (part: string): string => segments.find(([own]) => own === part)?.[1] ?? part;
/** Empty where a part has another word: nothing has two addresses. */
export const partOf = (segment: string): string =>
  segments.find(([, word]) => word === segment)?.[0] ?? (segmentOf(segment) === segment ? segment : '');
