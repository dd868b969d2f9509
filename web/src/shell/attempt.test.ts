import { ApiError } from '@regimen/contract/client.ts';
import type { FieldErrors } from '@regimen/contract/errors.ts';
import { describe, expect, it } from 'vitest';
import {
  type AttemptState,
  atRest,
  checkFields,
  createAttempt,
  type Refusal,
  strayWords,
} from './attempt.ts';

function attempting() {
  const shown: AttemptState[] = [atRest];
  const attempt = createAttempt((state) => shown.push(state));
  return { attempt, shown, now: () => shown.at(-1) as AttemptState };
}
/** As the hook says it: a 422 at its fields, anything else beside the button. */
const refusalOf = (error: unknown): Refusal => {
  const { status, reply } = error as ApiError;
  return status === 422
    ? { errors: reply.errors as FieldErrors, problem: null }
    : { errors: {}, problem: `Refused with ${status}` };
};
const refused =
  (status: number, errors: FieldErrors = {}) =>
  async () => {
    throw new ApiError(status, { errors });
  };

describe('a try', () => {
  it('is the only one until it has ended, however fast the button is pressed', async () => {
    const { attempt, now } = attempting();
    let sent = 0;
    const answer = Promise.withResolvers<void>();
    const send = () => {
      sent++;
      return answer.promise;
    };
    const first = attempt.run(send, refusalOf);
    expect(now().pending).toBe(true);
    expect(await attempt.run(send, refusalOf)).toBe(false);
    answer.resolve();
    expect(await first).toBe(true);
    expect(sent).toBe(1);
    expect(now()).toEqual({ ...atRest, isDone: true });
  });
  it('says what is wrong at its field, and tells the focus to move', async () => {
    const { attempt, now } = attempting();
    expect(await attempt.run(refused(422, { email: ['Enter an address.'] }), refusalOf)).toBe(false);
    expect(now()).toMatchObject({ pending: false, refusals: 1, errors: { email: ['Enter an address.'] } });
  });
  it('may be repeated after it got no answer, and forgets what was said about the one before', async () => {
    const { attempt, now } = attempting();
    await attempt.run(refused(503), refusalOf);
    expect(now()).toMatchObject({ pending: false, problem: 'Refused with 503' });
    await attempt.run(refused(422, { name: ['Too long.'] }), refusalOf);
    expect(now()).toMatchObject({
      problem: null,
      errors: { name: ['Too long.'] },
      refusals: 2,
      isDone: false,
    });
    await attempt.run(async () => undefined, refusalOf);
    expect(now()).toMatchObject({ problem: null, errors: {}, pending: false, isDone: true });
  });
});

describe('an error', () => {
  const errors = {
    'texts.en.questions.2.title': ['Enter a question.'],
    'texts.en.title': ['Enter a title.'],
    'bands[1].name': ['Enter a name.'],
    bandsTitle: ['Enter a title.'],
  };
  const left = async (...cleared: string[]) => {
    const { attempt, now } = attempting();
    await attempt.run(refused(422, errors), refusalOf);
    attempt.clear(cleared);
    return Object.keys(now().errors);
  };
  it('goes when its field is edited, or what holds its field', async () => {
    expect(await left('texts.en.title')).toEqual([
      'texts.en.questions.2.title',
      'bands[1].name',
      'bandsTitle',
    ]);
    expect(await left('texts.en.questions')).toEqual(['texts.en.title', 'bands[1].name', 'bandsTitle']);
    expect(await left('bands')).toEqual(['texts.en.questions.2.title', 'texts.en.title', 'bandsTitle']);
    expect(await left()).toEqual([]);
  });
  it('does not move the focus again when another one goes', async () => {
    const { attempt, now } = attempting();
    await attempt.run(refused(422, errors), refusalOf);
    attempt.clear(['bandsTitle']);
    expect(now().refusals).toBe(1);
  });
  it('is said beside the button where no field can say it', () => {
    expect(strayWords(errors, (path) => path !== 'bandsTitle' && path !== 'bands[1].name')).toBe(
      'Enter a name. Enter a title.',
    );
    expect(strayWords(errors, () => true)).toBeNull();
  });
});

it('a check of our own is refused as the server would refuse it', () => {
  expect(() => checkFields({ email: undefined, rating: false, note: null })).not.toThrow();
  try {
    checkFields({ rating: 'Choose how many stars.', note: undefined });
    expect.unreachable();
  } catch (error) {
    expect(error).toBeInstanceOf(ApiError);
    expect(refusalOf(error).errors).toEqual({ rating: ['Choose how many stars.'] });
  }
});
