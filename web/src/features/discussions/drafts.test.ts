import { ApiError } from '@regimen/contract/client.ts';
import { describe, expect, it } from 'vitest';
import { keeperOn } from '../../shell/kept.ts';
import { createDrafts, emptyDraft, type Question, refused, sending } from './drafts.ts';
import { sendQuestion } from './send-question.ts';

const question = (title: string): Question => ({ title, category: 'sleep', body: 'Every night.' });
const draft = { ...emptyDraft, key: 'key-1' };

function storage() {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
    key: () => null,
    length: 0,
  };
}
let keys = 0;
const draftsIn = (place: ReturnType<typeof storage>, site = 'site.test') =>
  createDrafts(
    keeperOn(() => place, 'draft:'),
    site,
    () => `new-${++keys}`,
  );

describe('a draft', () => {
  it('is there again after a reload, with its key', () => {
    const place = storage();
    draftsIn(place).keepQuestion('ann', sending(draft, question('Why?')));
    expect(draftsIn(place).question('ann')).toEqual({
      question: question('Why?'),
      key: 'key-1',
      attempts: [question('Why?')],
      unsent: true,
    });
  });

  it('belongs to one viewer on one site', () => {
    const place = storage();
    draftsIn(place).keepQuestion('ann', { ...draft, question: question('Mine') });
    expect(draftsIn(place).question('bob').question.title).toBe('');
    expect(draftsIn(place, 'clinic.test').question('ann').question.title).toBe('');
  });

  it('of a guest goes to whoever signs in, once, and never over their own', () => {
    const place = storage();
    const drafts = draftsIn(place);
    drafts.keepQuestion('bob', { ...draft, question: question('Bob’s own') });
    drafts.keepQuestion(null, { ...draft, question: question('A guest’s') });
    expect(drafts.question('bob').question.title).toBe('Bob’s own');
    expect(drafts.question('ann').question.title).toBe('A guest’s');
    expect(drafts.question(null).question.title).toBe('');
    expect(drafts.question('ann').question.title).toBe('A guest’s');
  });

  it('leaves nothing behind when it is emptied', () => {
    const place = storage();
    draftsIn(place).keepQuestion(null, { ...draft, question: question('Why?') });
    draftsIn(place).keepQuestion(null, { ...draft, question: { title: ' ', category: 'sleep', body: '' } });
    draftsIn(place).keepAnswer('ann', 'q1', 'Because');
    draftsIn(place).keepAnswer('ann', 'q1', ' ');
    expect(place.kept.size).toBe(0);
  });

  it('survives a storage that is full, broken or forbidden', () => {
    const place = storage();
    place.setItem('draft:site.test:ann:ask', '{"question":1}');
    expect(draftsIn(place).question('ann').question.title).toBe('');
    place.setItem('draft:site.test:ann:ask', 'not json');
    expect(draftsIn(place).question('ann').unsent).toBe(false);
    const full = {
      ...place,
      setItem: () => {
        throw new Error('full');
      },
    };
    expect(() =>
      createDrafts(
        keeperOn(() => full, 'draft:'),
        's',
        () => 'k',
      ).keepQuestion(null, { ...draft, question: question('x') }),
    ).not.toThrow();
  });
});

/** A service that keeps the first words of a key, and loses an answer when told to. */
function service() {
  const byKey = new Map<string, { id: string; words: string }>();
  const texts = new Map<string, string>();
  let lose = false;
  return {
    texts,
    loseNextAnswer: () => {
      lose = true;
    },
    post: async (asked: Question, key: string) => {
      const words = JSON.stringify(asked);
      const before = byKey.get(key);
      if (before && before.words !== words)
        throw new ApiError(422, { errors: { 'Idempotency-Key': ['used'] } });
      const made = before ?? { id: `q${byKey.size + 1}`, words };
      byKey.set(key, made);
      if (!before) texts.set(made.id, asked.title);
      if (lose) {
        lose = false;
        throw new ApiError(0, {});
      }
      return { id: made.id };
    },
    change: async (id: string, changed: Question) => void texts.set(id, changed.title),
  };
}

describe('sending', () => {
  it('posts once although the answer was lost', async () => {
    const server = service();
    server.loseNextAnswer();
    const tried = sending(draft, question('Why?'));
    await expect(sendQuestion(tried, server)).rejects.toMatchObject({ status: 0 });
    expect(await sendQuestion(sending(tried, tried.question), server)).toEqual({ id: 'q1' });
    expect([...server.texts]).toEqual([['q1', 'Why?']]);
  });

  it('changes the question that had arrived, when its words were changed in between', async () => {
    const server = service();
    server.loseNextAnswer();
    const first = sending(draft, question('Why?'));
    await expect(sendQuestion(first, server)).rejects.toThrow();
    const second = sending(first, question('Why at four?'));
    expect(await sendQuestion(second, server)).toEqual({ id: 'q1' });
    expect([...server.texts]).toEqual([['q1', 'Why at four?']]);
  });

  it('remembers each wording once, and forgets one that was refused', () => {
    const first = sending(draft, question('Why?'));
    expect(sending(first, question('Why?')).attempts).toHaveLength(1);
    expect(refused(sending(first, question('No')), first)).toMatchObject({
      attempts: [question('Why?')],
      unsent: false,
      question: question('No'),
    });
  });
});
