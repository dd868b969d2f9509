import { ApiError } from '@regimen/contract/client.ts';
import type { Question, QuestionDraft } from './drafts.ts';

interface Calls {
  post: (question: Question, key: string) => Promise<{ id: string }>;
  change: (id: string, question: Question) => Promise<unknown>;
}

/**
 * Posts a question exactly once, however often it is tried. All tries go under the draft's key. If the words were
 * changed after a try that did arrive unnoticed, the service refuses the key for the new words; then the earlier
 * words are sent again, which only repeats the first answer and so tells the question's id, and it is changed.
 */
export async function sendQuestion(draft: QuestionDraft, calls: Calls): Promise<{ id: string }> {
  const { question, key, attempts } = draft;
  try {
    return await calls.post(question, key);
  } catch (refusal) {
    if (!isKeyTaken(refusal)) throw refusal;
    for (const earlier of attempts) {
      const made = await calls.post(earlier, key).catch((error: unknown) => {
        if (!isKeyTaken(error)) throw error;
      });
      if (!made) continue;
      await calls.change(made.id, question);
      return made;
    }
    throw refusal;
  }
}

const isKeyTaken = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.status === 422 &&
  Object.hasOwn(error.reply.errors ?? {}, 'Idempotency-Key');
