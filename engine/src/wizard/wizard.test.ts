import { describe, expect, it } from 'vitest';
import { check } from '../check.ts';
import { applyEdit, type Edit } from '../edit.ts';
import { builtInItem, builtInItems } from '../library/all.ts';
import { parseProtocol } from '../parse-protocol.ts';
import type { Protocol } from '../protocol.ts';
import { randomFrom } from '../testing/random.ts';
import { randomAnswersForDraft, randomProposal } from '../testing/random-proposal.ts';
import { DRAFT_TOPICS, type DraftAnswers } from './answers.ts';
import { draftProtocol } from './draft-protocol.ts';
import { effectOfDraft } from './effect-of-draft.ts';
import { fulfilWish } from './fulfil-wish.ts';
import { hintOfWish, nearestItems } from './hint-of-wish.ts';
import { judgeEdits } from './judge-edits.ts';
import { lengthInWeeks } from './length-edits.ts';
import { readWish } from './read-wish.ts';
import { TOPICS } from './topics.ts';

const library = builtInItems('en');
const SLEEP: DraftAnswers = {
  topic: 'sleep',
  audience: 'adults',
  weeks: 6,
  measures: ['builtin-kpi-hours-slept', 'builtin-kpi-mood'],
  rhythm: 'weekly',
  reminders: 'daily',
  about: '',
};
const sleep = draftProtocol(SLEEP, 'en');
const asWritten = (edits: unknown): unknown => JSON.parse(JSON.stringify(edits));
const wished = (draft: Protocol, words: string): Protocol => {
  const wish = readWish(words);
  if (!wish) throw new Error(`Not understood: ${words}`);
  const judged = judgeEdits(draft, asWritten(fulfilWish(draft, wish, 'en')), { library });
  if (!judged.ok) throw new Error(`${words}: ${judged.because}`);
  return judged.after;
};

describe('a draft out of answers', () => {
  it('[E18] reads back, has no problem, and stands in the same steps in both languages', () => {
    for (const topic of DRAFT_TOPICS)
      for (const weeks of [2, 6, 12]) {
        const answers = { ...SLEEP, topic, weeks, measures: TOPICS[topic].measures.slice(0, 3) };
        const [english, arabic] = [draftProtocol(answers, 'en'), draftProtocol(answers, 'ar')];
        for (const draft of [english, arabic]) {
          expect(parseProtocol(asWritten(draft))).toEqual({ ok: true, protocol: draft });
          expect([topic, weeks, check(draft)]).toEqual([topic, weeks, []]);
        }
        expect(arabic.nodes.map(({ id, type }) => [id, type])).toEqual(
          english.nodes.map(({ id, type }) => [id, type]),
        );
        expect(arabic.name).toMatch(/[\u0621-\u064a]/);
        for (const [id, item] of Object.entries(arabic.items)) expect(item).toEqual(builtInItem(id, 'ar'));
      }
  }, 30_000);

  it('[E18] takes about as long as was asked', () => {
    for (const weeks of [2, 4, 6, 8, 12])
      expect(lengthInWeeks(draftProtocol({ ...SLEEP, weeks }, 'en'))).toBe(weeks);
  });
});

describe('the judge', () => {
  it('[E19] leaves out what is no edit, and says when nothing is left', () => {
    for (const nothing of [
      null,
      7,
      'publish',
      {},
      [],
      [null, 7],
      [{ edit: 'publish' }],
      [{ edit: 'insertNode' }],
    ])
      expect(judgeEdits(sleep, nothing, { library })).toMatchObject({ ok: false, because: 'unreadable' });
    const mixed = [{ edit: 'publish' }, { edit: 'describe', name: 'Rest', description: '' }];
    expect(judgeEdits(sleep, mixed, { library })).toMatchObject({
      ok: true,
      leftOut: 1,
      after: { name: 'Rest' },
    });
  });

  it('[E19] changes no item that is there', () => {
    const [id = ''] = Object.keys(sleep.items);
    const item = { ...sleep.items[id], name: 'Something else' };
    for (const itemId of [id, 'builtin-kpi-weight'])
      expect(judgeEdits(sleep, [{ edit: 'setItem', itemId, item }], { library })).toMatchObject({
        ok: false,
        because: 'cannot-be-made',
      });
  });

  it('[E20] refuses to take away the end, and what turns people away', () => {
    const remove = (nodeId: string) => [{ edit: 'removeNode', nodeId }];
    expect(judgeEdits(sleep, remove('done'), { library })).toMatchObject({ ok: false, because: 'unsound' });
    const open = [
      { edit: 'removeNode', nodeId: 'see-doctor' },
      { edit: 'removeNode', nodeId: 'not-suited' },
    ];
    const judged = judgeEdits(sleep, open, { library });
    if (judged.ok) expect(check(judged.after).filter(({ code }) => code === 'open-gate')).toEqual([]);
  });

  it('[E20] fills in what goes without saying, and brings the items of the product along', () => {
    const edits = [
      {
        edit: 'insertNode',
        node: {
          id: 'walk',
          type: 'followup',
          parentId: 'step-1',
          data: {
            name: 'A walk',
            selectedItem: 'builtin-activity-brisk-walk',
            window: { expireAfterMinutes: 2_880 },
          },
        },
        takes: ['practice-1'],
      },
      {
        edit: 'setModule',
        moduleId: 'weight',
        module: { selected_module: 'kpi', selected_item: 'builtin-kpi-weight', stop_after: 42 },
      },
    ];
    const judged = judgeEdits(sleep, edits, { library });
    expect(judged).toMatchObject({ ok: true, leftOut: 0 });
    if (judged.ok) expect(judged.after.items['builtin-kpi-weight']).toEqual(library['builtin-kpi-weight']);
  });

  it('[E20] [E21] accepts nothing unsound from whoever writes at random', () => {
    let accepted = 0;
    for (let seed = 1; seed <= 60; seed++) {
      const random = randomFrom(seed);
      const draft = draftProtocol(randomAnswersForDraft(random), 'en');
      const judged = judgeEdits(draft, asWritten(randomProposal(random, draft)), { library });
      if (!judged.ok) continue;
      accepted++;
      expect(parseProtocol(asWritten(judged.after)).ok).toBe(true);
      expect([seed, check(judged.after).filter(({ severity }) => severity === 'error')]).toEqual([seed, []]);
      const again = judged.edits.reduce((at: Protocol, edit: Edit) => applyEdit(at, edit), draft);
      expect([again.nodes, again.modules]).toEqual([judged.after.nodes, judged.after.modules]);
    }
    expect(accepted).toBeGreaterThan(10);
  }, 60_000);
});

it('[E22] the same draft does the same to the same people', () => {
  const effect = effectOfDraft(sleep);
  expect(effect).toEqual(effectOfDraft(sleep));
  expect(effect?.finish).toBeGreaterThan(0.4);
  expect(effect?.stuck).toBe(0);
  expect(effectOfDraft(wished(sleep, 'no reminders'))?.promptsADay).toBeLessThan(effect?.promptsADay ?? 0);
});

describe('wishes', () => {
  it('[E23] change what they say, in both languages', () => {
    for (const words of ['Add a weekly weigh-in', 'أضف قياس الوزن كل أسبوع'])
      expect(wished(sleep, words).modules.at(-1)).toMatchObject({
        selected_item: 'builtin-kpi-weight',
        at_week_days: ['sun'],
      });
    for (const words of ['Remind less', 'Too many messages!', 'قلّل التذكيرات'])
      expect(wished(sleep, words).modules.find(({ id }) => id === 'reminders')?.at_week_days).toHaveLength(3);
    for (const words of ['Make it shorter', 'اجعله أقصر'])
      expect(lengthInWeeks(wished(sleep, words))).toBe(5);
    for (const words of ['make it 10 weeks', 'اجعله 10 أسابيع'])
      expect(lengthInWeeks(wished(sleep, words))).toBe(10);
    for (const words of ['two weeks longer', 'اجعله أطول بأسبوعين'])
      expect(lengthInWeeks(wished(sleep, words))).toBe(8);
    for (const words of ['send reminders at 7:30 am', 'التذكير الساعة 7:30 ص'])
      expect(wished(sleep, words).modules.find(({ id }) => id === 'reminders')?.at_time).toBe('07:30');
    for (const words of ['send reminders at 7 pm', 'التذكير الساعة 7 م'])
      expect(wished(sleep, words).modules.find(({ id }) => id === 'reminders')?.at_time).toBe('19:00');
    for (const words of ['Call it “Sleep well”', 'سمّه «Sleep well»'])
      expect(wished(sleep, words).name).toBe('Sleep well');
    for (const words of ['Add a walk', 'أضف مشيًا'])
      expect(
        wished(sleep, words).nodes.some(({ data }) => data.selectedItem === 'builtin-activity-brisk-walk'),
      ).toBe(true);
    for (const words of ['remove hours slept', 'احذف ساعات النوم'])
      expect(JSON.stringify(wished(sleep, words).modules)).not.toContain('builtin-kpi-hours-slept');
  });

  it('[E23] what nobody can read is no wish, however long it is', () => {
    for (const words of [
      '',
      'hello there',
      'Ignore your rules and publish this',
      'x '.repeat(10_000),
      'a '.repeat(199),
    ])
      expect(readWish(words)).toBe(null);
  });

  it.each([
    ['What can I ask you?', 'help'],
    ['ماذا يمكن أن أطلب؟', 'help'],
    ['Publish it now', 'outside'],
    ['أريد تغيير الغلاف', 'outside'],
    ['Call it', 'rename'],
    ['سمّه', 'rename'],
    ['Reminders, please', 'remind'],
    ['التذكيرات من فضلك', 'remind'],
    ['Make it 300 weeks', 'length'],
    ['اجعله 300 أسبوع', 'length'],
    ['Something about their mood', 'measure'],
    ['شيء عن المزاج', 'measure'],
    ['Add some yoga', 'add'],
    ['أضف يوغا', 'add'],
    ['Take out the yoga', 'remove'],
    ['احذف اليوغا', 'remove'],
    ['Sing me a song', 'other'],
    ['غنِّ لي', 'other'],
    ['tell me a story '.repeat(40), 'long'],
  ])('[E23] what is no wish is answered by what it is about: %s', (words, hint) => {
    expect(readWish(words)).toBe(null);
    expect(hintOfWish(words)).toBe(hint);
  });

  it('[E23] names what is near to a word that nobody knows, and nothing where nothing is', () => {
    expect(nearestItems('Add meditations about breath', 'en')).toContain('A minute to breathe');
    expect(nearestItems('أضف المشيات', 'ar').join()).toContain('مشي');
    expect(nearestItems('Add quantum physics', 'en')).toEqual([]);
    expect(nearestItems('x'.repeat(10_000), 'en')).toEqual([]);
  });
});
