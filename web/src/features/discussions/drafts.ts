/** What was typed and is not sent yet, kept in this browser; one place for each site, viewer and purpose. */
export interface Question {
  title: string;
  category: string;
  body: string;
}

export interface QuestionDraft {
  question: Question;
  /** Goes with every attempt to send this question, so that it is never posted twice. */
  key: string;
  /** What was sent under the key without an answer, oldest first: one of them may have arrived. */
  attempts: readonly Question[];
  /** Sent, and no answer came: shown as "not sent" until it is tried again or changed. */
  unsent: boolean;
}

type Place = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
const guest = 'guest';

export function createDrafts(place: Place, site: string, newKey: () => string) {
  const nameOf = (viewer: string | null, purpose: string) => `draft:${site}:${viewer ?? guest}:${purpose}`;
  const read = (name: string): unknown => {
    try {
      return JSON.parse(place.getItem(name) ?? 'null');
    } catch {
      return null;
    }
  };
  /** A full or forbidden storage must not stop anybody from writing. */
  const write = (name: string, value: unknown): void => {
    try {
      if (value === null) place.removeItem(name);
      else place.setItem(name, JSON.stringify(value));
    } catch {}
  };
  const ask = (viewer: string | null) => nameOf(viewer, 'ask');

  return {
    /** What a guest wrote becomes the draft of whoever signs in to send it. */
    question(viewer: string | null): QuestionDraft {
      const own = soundDraft(read(ask(viewer)));
      if (own || viewer === null) return own ?? { ...emptyDraft, key: newKey() };
      const written = soundDraft(read(ask(null)));
      if (!written) return { ...emptyDraft, key: newKey() };
      write(ask(viewer), written);
      write(ask(null), null);
      return written;
    },
    keepQuestion(viewer: string | null, draft: QuestionDraft): void {
      write(ask(viewer), isEmpty(draft.question) ? null : draft);
    },
    forgetQuestion: (viewer: string | null): void => write(ask(viewer), null),

    answer(viewer: string | null, discussion: string): string {
      const kept = read(nameOf(viewer, discussion));
      return typeof kept === 'string' ? kept : '';
    },
    keepAnswer: (viewer: string | null, discussion: string, body: string): void =>
      write(nameOf(viewer, discussion), body.trim() === '' ? null : body),
  };
}
export type Drafts = ReturnType<typeof createDrafts>;

export const emptyDraft: QuestionDraft = {
  question: { title: '', category: '', body: '' },
  key: '',
  attempts: [],
  unsent: false,
};
export const isEmpty = ({ title, body }: Question): boolean => `${title}${body}`.trim() === '';

/** Before it goes out: should the page be closed now, nothing is lost and nothing is sent twice. */
export function sending(draft: QuestionDraft, question: Question): QuestionDraft {
  const same = draft.attempts.some((attempt) => JSON.stringify(attempt) === JSON.stringify(question));
  const attempts = same ? draft.attempts : [...draft.attempts, question];
  return { ...draft, question, attempts, unsent: true };
}

/** An answer came and was no: that wording was not taken, so it cannot have arrived. */
export const refused = (draft: QuestionDraft, before: QuestionDraft): QuestionDraft => ({
  ...draft,
  attempts: before.attempts,
  unsent: false,
});

function soundDraft(value: unknown): QuestionDraft | null {
  if (typeof value !== 'object' || value === null) return null;
  const { question, key, attempts, unsent } = value as Record<string, unknown>;
  if (!isQuestion(question) || typeof key !== 'string' || key === '') return null;
  return {
    question,
    key,
    attempts: Array.isArray(attempts) ? attempts.filter(isQuestion) : [],
    unsent: unsent === true,
  };
}

function isQuestion(value: unknown): value is Question {
  if (typeof value !== 'object' || value === null) return false;
  const { title, category, body } = value as Record<string, unknown>;
  return typeof title === 'string' && typeof category === 'string' && typeof body === 'string';
}
