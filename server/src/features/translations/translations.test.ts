import type { OpenItem } from '@regimen/contract/items.ts';
import type { AssessmentItem } from '@regimen/engine/items.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inArabic } from '../../test-translations.ar.ts';
import { ask, nudge, open, openTranslations, setUp, translated } from '../../test-translations.ts';
import type { World } from '../../test-world.ts';

let scene: Awaited<ReturnType<typeof openTranslations>>;
let modelled: World;
let plain: World;
beforeAll(async () => {
  scene = await openTranslations();
  ({ modelled, plain } = scene);
});
afterAll(() => scene.close());
beforeEach(() => scene.startAnew());

describe('a translation of an item', () => {
  it('is a copy whose texts stay marked until somebody reviews or rewrites them', async () => {
    const place = await setUp(modelled);
    const { expert, protocol, id } = place;
    scene.words = structuredClone(inArabic);
    const { copy, ...came } = await translated(modelled, place);
    expect(came).toEqual({ model: 'm', why: null, drafted: 4, left: 0, forPeople: 0 });
    expect(copy.item).toEqual({
      ...nudge,
      name: 'هدوء المساء',
      description: 'قبل النوم بساعة',
      title: 'وقت الهدوء',
      body: '{{name}}، أبعد الشاشات مدة 30 دقيقة.',
    });
    expect(copy.unreviewed).toContainEqual({ text: 'وقت الهدوء', from: 'Slow down now' });
    expect((await open(modelled, expert, protocol, id)).item).toEqual(nudge);

    // The mark is in the data: the list has it, and another text in its place is somebody's own.
    const list = await modelled.call(expert, 'GET', `/api/protocols/${protocol}/items?show=own`);
    expect(list.body).toMatchObject({
      data: expect.arrayContaining([expect.objectContaining({ id: copy.id, unreviewed: 4 })]),
    });
    const rewritten = { ...copy.item, title: 'حان وقت الهدوء' };
    const path = `/api/protocols/${protocol}/items/${copy.id}`;
    const saved = await modelled.call(expert, 'PUT', path, { version: copy.version, item: rewritten });
    expect((saved.body as OpenItem).unreviewed.map(({ from }) => from).toSorted()).toEqual([
      'An hour before bed',
      'Evening calm',
      nudge.body,
    ]);
    const one = await modelled.call(expert, 'POST', `${path}/reviewed`, { texts: ['هدوء المساء'] });
    expect((one.body as OpenItem).unreviewed).toHaveLength(2);
    // Its version stays: nothing that people read has changed.
    expect((one.body as OpenItem).version).toBe((saved.body as OpenItem).version);
    const all = await modelled.call(expert, 'POST', `${path}/reviewed`, {});
    expect((all.body as OpenItem).unreviewed).toEqual([]);
  });

  it('keeps its marks in copies of the item and of the protocol', async () => {
    const place = await setUp(modelled);
    const { expert, protocol } = place;
    scene.words = structuredClone(inArabic);
    const { copy } = await translated(modelled, place);
    const again = await modelled.call(expert, 'POST', `/api/protocols/${protocol}/items/${copy.id}/copy`, {
      useHere: false,
    });
    expect((again.body as OpenItem).unreviewed).toEqual(copy.unreviewed);
    const data = {
      name: 'Say it',
      target: 'follower',
      selectedItem: copy.id,
      nextStepCondition: { is: 'always' },
      rules: {},
    };
    const nodes = [
      { id: 'say', after: { id: 'say', type: 'nudge', parentId: null, data }, place: { after: null } },
    ];
    await modelled.call(expert, 'POST', `/api/protocols/${protocol}/changes`, {
      base: 1,
      change: { nodes, modules: [], words: null },
    });
    const twin = await modelled.call(expert, 'POST', `/api/protocols/${protocol}/duplicate`, {
      name: 'Twin',
    });
    const list = await modelled.call(
      expert,
      'GET',
      `/api/protocols/${(twin.body as { id: string }).id}/items?show=used`,
    );
    expect(list.body).toMatchObject({ data: [{ name: 'هدوء المساء', unreviewed: 4 }] });
  });

  it('leaves out what does not hold, after asking once more, and says that it is not translated', async () => {
    const place = await setUp(modelled);
    scene.words = {
      ...structuredClone(inArabic),
      'Slow down now': ['وقت الهدوء 5 دقائق', 'وقت الهدوء'],
      [nudge.body]: ['أبعد الشاشات مدة 30 دقيقة.', '{{name}}، أبعد الشاشات مدة 45 دقيقة.'],
    };
    const { copy, ...came } = await translated(modelled, place);
    expect(came).toMatchObject({ drafted: 3, left: 1, why: null });
    expect(copy.item).toMatchObject({ title: 'وقت الهدوء', body: nudge.body });
    expect(copy.unreviewed).toContainEqual({ text: nudge.body, from: null });
    expect(scene.endpoint.asked).toHaveLength(2);
    expect(JSON.stringify(scene.endpoint.asked[1]?.messages)).toContain('double braces');
  });

  it('asks no model about words for somebody in danger', async () => {
    const sheet: AssessmentItem = {
      kind: 'assessment',
      name: 'Mood of the week',
      description: '',
      questions: [{ id: 'q', kind: 'yes_no', text: 'Do you think of killing yourself?', risk: true }],
      scoring: { method: 'none' },
      bands: [],
      urgent: {
        when: { is: 'answer', question: 'q', op: '=', value: true },
        title: 'Talk to somebody now',
        text: 'Stay with a friend.',
      },
    };
    const place = await setUp(modelled, sheet);
    scene.words = { 'Mood of the week': ['مزاج الأسبوع'] };
    const { copy, forPeople, left } = await translated(modelled, place);
    expect({ forPeople, left }).toEqual({ forPeople: 3, left: 3 });
    expect(copy.item).toMatchObject({ name: 'مزاج الأسبوع', urgent: sheet.urgent });
    expect(JSON.stringify(scene.endpoint.asked)).not.toMatch(/killing|Talk to somebody|friend/);
  });

  it('takes the place of the item in this draft, if somebody wants that', async () => {
    const place = await setUp(modelled);
    const { expert, protocol, id } = place;
    const data = {
      name: 'Say it',
      target: 'follower',
      selectedItem: id,
      nextStepCondition: { is: 'always' },
      rules: {},
    };
    const nodes = [
      { id: 'say', after: { id: 'say', type: 'nudge', parentId: null, data }, place: { after: null } },
    ];
    await modelled.call(expert, 'POST', `/api/protocols/${protocol}/changes`, {
      base: 1,
      change: { nodes, modules: [], words: null },
    });
    scene.words = structuredClone(inArabic);
    const { copy } = await translated(modelled, place, { to: 'ar', useHere: true });
    const { body } = await modelled.call(expert, 'GET', `/api/protocols/${protocol}`);
    expect(JSON.stringify(body)).toContain(`"selectedItem":"${copy.id}"`);
    expect(copy.usedBy).toMatchObject([{ id: protocol }]);
  });

  it('is for those who may edit, and reviews are of what is theirs', async () => {
    const place = await setUp(plain);
    const stranger = await plain.add(plain.here, { roles: ['expert'] });
    expect((await ask(plain, { ...place, expert: stranger })).status).toBe(404);
    expect((await ask(plain, place, { to: 'fr' })).status).toBe(422);
    const builtIn = `/api/protocols/${place.protocol}/items/evening-walk`;
    const tried = await plain.call(place.expert, 'POST', `${builtIn}/reviewed`, {});
    expect([403, 404]).toContain(tried.status);
  });

  it('without a model speaks in the product’s own words and leaves the rest, which it says', async () => {
    const place = await setUp(plain, { ...nudge, title: 'Stand up for 2 minutes' });
    const { copy, ...came } = await translated(plain, place);
    expect(came).toEqual({ model: null, why: 'no-model', drafted: 1, left: 3, forPeople: 0 });
    expect(copy.item).toMatchObject({ title: 'وقت الوقوف دقيقتين', name: 'Evening calm' });
    expect(copy.unreviewed).toContainEqual({ text: 'Evening calm', from: null });
    const { rows } = await plain.runtime.read(plain.here.id, (tx) =>
      tx.$client.query('SELECT model, purpose, fallback FROM ai_exchanges WHERE person_id = $1', [
        place.expert.id,
      ]),
    );
    expect(rows).toEqual([{ model: null, purpose: 'writing', fallback: 'no-model' }]);
  });

  it('is not asked of a model more than ten times a day by somebody who has not registered', async () => {
    const place = await setUp(modelled, nudge, 'temporary');
    for (let n = 0; n < 10; n++) {
      scene.words = structuredClone(inArabic);
      expect((await translated(modelled, place)).model).toBe('m');
    }
    expect(await translated(modelled, place)).toMatchObject({ model: null, why: 'person-limit' });
  });
});
