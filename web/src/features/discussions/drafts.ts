import { asText, type Keeper } from '../../shell/kept.ts';

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

const guest = 'guest';

export function createDrafts(keeper: Keeper, site: string, newKey: () => string) {
  const nameOf = (viewer: string | null, purpose: string) => `${site}:${viewer ?? guest}:${purpose}`;
  const asked = (viewer: string | null) => keeper.at(nameOf(viewer, 'ask'), soundDraft);
  const answered = (viewer: string | null, discussion: string) =>
    keeper.at(nameOf(viewer, discussion), asText);

  return {
    /** What a guest wrote becomes the draft of whoever signs in to send it. */
    question(viewer: string | null): QuestionDraft {
      const own = asked(viewer).read();
      if (own || viewer === null) return own ?? { ...emptyDraft, key: newKey() };
      const written = asked(null).read();
      if (!written) return { ...emptyDraft, key: newKey() };
      asked(viewer).write(written);
      asked(null).write(undefined);
      return written;
    },
    keepQuestion(viewer: string | null, draft: QuestionDraft): void {
      asked(viewer).write(isEmpty(draft.question) ? undefined : draft);
    },
    forgetQuestion: (viewer: string | null): void => void asked(viewer).write(undefined),

    answer: (viewer: string | null, discussion: string): string => answered(viewer, discussion).read() ?? '',
    keepAnswer: (viewer: string | null, discussion: string, body: string): void =>
      void answered(viewer, discussion).write(body.trim() === '' ? undefined : body),
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

function soundDraft(value: unknown): QuestionDraft | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { question, key, attempts, unsent } = value as Record<string, unknown>;
  if (!isQuestion(question) || typeof key !== 'string' || key === '') return undefined;
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
