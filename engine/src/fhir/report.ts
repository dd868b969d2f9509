/** What a file of others says and could not be carried over, as data. [G14] */

export type NoteCode =
  | 'no-place'
  | 'condition'
  | 'definition-missing'
  | 'definition-kind'
  | 'extension-unreadable'
  | 'timing'
  | 'timing-as-wait'
  | 'relation'
  | 'one-after-another'
  | 'shortened'
  | 'questions-ungrouped'
  | 'question-kind'
  | 'question-left-out'
  | 'options-missing'
  | 'shown-when'
  | 'second-plan'
  | 'not-used'
  | 'overruled'
  | 'and-more';

/** `path` leads to the thing in the file that was read; `what` names it where the path alone does not. */
export type Note = { code: NoteCode; path: string; what: string };

/** Nobody reads more; a file made to fill a page with complaints fills only so much of it. */
export const MOST_NOTES = 500;

export function fewEnough(notes: readonly Note[]): Note[] {
  const kept = notes.slice(0, MOST_NOTES);
  const more = notes.length - kept.length;
  return more > 0 ? [...kept, { code: 'and-more', path: '', what: String(more) }] : kept;
}
