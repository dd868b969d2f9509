import type { DraftText } from '@regimen/contract/programs.ts';
import type { Publishing } from '@regimen/contract/publishing.ts';
import type { TranslatedPage } from '@regimen/contract/translations.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inArabic } from '../../test-translations.ar.ts';
import { openTranslations, setUp, translated } from '../../test-translations.ts';
import type { World } from '../../test-world.ts';

let scene: Awaited<ReturnType<typeof openTranslations>>;
let modelled: World;
beforeAll(async () => {
  scene = await openTranslations();
  ({ modelled } = scene);
});
afterAll(() => scene.close());
beforeEach(() => scene.startAnew());

describe('a translation of a program’s page', () => {
  const text: DraftText = {
    title: 'Calm nights',
    summary: 'Sleep calmly, night by night.',
    description: '',
    outcomes: ['Fall asleep sooner'],
    evidence: '',
    questions: [{ question: 'Is it hard?', answer: 'It takes 10 minutes a day.' }],
  };

  it('changes nothing by itself; saved, its marks last until each text is rewritten, and publishing says so', async () => {
    const place = await setUp(modelled);
    const { expert, protocol, id } = place;
    const made = await modelled.call(expert, 'POST', '/api/programs', {
      title: 'Calm nights',
      category: 'sleep',
      protocolIds: [protocol],
    });
    const program = (made.body as { id: string }).id;
    scene.words = {
      'Calm nights': ['ليالٍ هادئة'],
      [text.summary]: ['نوم هادئ ليلة بعد ليلة.'],
      'Fall asleep sooner': ['النوم بسرعة أكبر'],
      'Is it hard?': ['هل هو صعب؟'],
      'It takes 10 minutes a day.': ['يستغرق 10 دقائق في اليوم.'],
    };
    const before = (await modelled.call(expert, 'GET', `/api/programs/${program}`)).body;
    const asked = await modelled.call(expert, 'POST', `/api/programs/${program}/translation`, {
      to: 'ar',
      text,
    });
    const came = asked.body as TranslatedPage;
    expect(came).toMatchObject({
      model: 'm',
      drafted: 5,
      left: 0,
      text: { title: 'ليالٍ هادئة', outcomes: ['النوم بسرعة أكبر'] },
    });
    expect((await modelled.call(expert, 'GET', `/api/programs/${program}`)).body).toEqual(before);

    const { draft } = before as { draft: object & { texts: object } };
    const save = async (ar: DraftText) =>
      (
        (
          await modelled.call(expert, 'PUT', `/api/programs/${program}`, {
            ...draft,
            texts: { en: text, ar },
          })
        ).body as { draft: { texts: { ar: DraftText } } }
      ).draft.texts.ar;
    expect((await save(came.text)).unreviewed).toHaveLength(5);
    const rewritten = await save({ ...came.text, title: 'ليالٍ أهدأ' });
    expect(rewritten.unreviewed).toHaveLength(4);

    // An item that is used is named as well.
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
    const plan = async () =>
      (await modelled.call(expert, 'GET', `/api/programs/${program}/publishing`)).body as Publishing;
    const { checks, unreviewed } = await plan();
    expect(unreviewed).toEqual([{ protocolId: protocol, id: copy.id, kind: 'nudge', name: 'هدوء المساء' }]);
    const told = checks.filter(({ name }) => name === 'pageReviewed' || name === 'itemsReviewed');
    expect(told).toEqual([
      { name: 'pageReviewed', result: 'advice', about: 'ar', count: 4 },
      { name: 'itemsReviewed', result: 'advice', about: protocol, count: 1 },
    ]);
    await modelled.call(expert, 'POST', `/api/protocols/${protocol}/items/${copy.id}/reviewed`, {});
    await save({ ...rewritten, unreviewed: [] });
    const left = (await plan()).checks.filter(({ name }) => /Reviewed$/.test(name));
    expect(left).toEqual([]);
  });
});
