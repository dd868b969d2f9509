import { ApiError } from '@regimen/contract/client.ts';
import type { FieldErrors } from '@regimen/contract/errors.ts';

/** What is left to show of a refusal, once the page as a whole has reacted to it. */
export interface Refusal {
  /** What is wrong, by the path of its field: `email`, `texts.en.questions.2.title`. */
  errors: Readonly<FieldErrors>;
  /** What happened, when it concerns no single field. */
  problem: string | null;
}

export interface AttemptState extends Refusal {
  pending: boolean;
  /** The last try went well: what was sent is nothing anybody could lose. */
  isDone: boolean;
  /** How often it was refused: the focus moves with each. */
  refusals: number;
}

export const nothingWrong: Refusal = { errors: {}, problem: null };
export const atRest: AttemptState = { ...nothingWrong, pending: false, isDone: false, refusals: 0 };

/**
 * The core of every form and every button that calls: one try at a time, and what is wrong after it. It knows neither
 * React nor the browser (use-attempt.ts and use-action.ts do).
 */
export function createAttempt(show: (state: AttemptState) => void) {
  let now = atRest;
  const set = (part: Partial<AttemptState>) => {
    now = { ...now, ...part };
    show(now);
  };
  return {
    /** `true` once it is done. A second try while one is on its way is none. */
    async run(act: () => Promise<unknown>, refusalOf: (error: unknown) => Refusal): Promise<boolean> {
      if (now.pending) return false;
      set({ ...nothingWrong, pending: true, isDone: false });
      try {
        await act();
        set({ isDone: true });
        return true;
      } catch (error) {
        set({ ...refusalOf(error), refusals: now.refusals + 1 });
        return false;
      } finally {
        set({ pending: false });
      }
    },
    /** An error goes as soon as its field is edited, and whatever is below it with it; without a path, all go. */
    clear(paths: readonly string[]) {
      const isLeft = (path: string) => paths.length > 0 && !paths.some((of) => isAt(path, of));
      const left = Object.entries(now.errors).filter(([path]) => isLeft(path));
      if (left.length < Object.keys(now.errors).length) set({ errors: Object.fromEntries(left) });
    },
  };
}

/** `questions.2.title` and `questions[2].title` are at `questions`. */
const isAt = (path: string, of: string): boolean =>
  path === of || path.startsWith(`${of}.`) || path.startsWith(`${of}[`);

/** Ends a try before anything is sent where one of these says what is wrong, as the server would. */
export function checkFields(faults: Readonly<Record<string, string | false | null | undefined>>): void {
  const wrong = Object.entries(faults).flatMap(([path, words]) => (words ? [[path, [words]]] : []));
  if (wrong.length > 0) throw new ApiError(422, { errors: Object.fromEntries(wrong) });
}

/** What is wrong with something that has no field here would otherwise be invisible. */
export function strayWords(
  errors: Readonly<FieldErrors>,
  hasField: (path: string) => boolean,
): string | null {
  const stray = Object.keys(errors).filter((path) => !hasField(path));
  return stray.flatMap((path) => errors[path] ?? []).join(' ') || null;
}
