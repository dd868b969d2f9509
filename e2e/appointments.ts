import type { Page } from 'playwright-core';
import { call } from './support.ts';

const inTwoWeeks = { expireAfterMinutes: 20_160 };
const common = { target: 'follower', nextStepCondition: { is: 'always' }, rules: {} };

/** A step that books, an end for those who came, and one for those who did not. */
export async function drawFlow(page: Page, id: string): Promise<void> {
  const step = (node: string, type: string, parentId: string | null, data: object, after: string | null) => ({
    id: node,
    after: { id: node, type, parentId, data: { ...common, ...data } },
    place: { after },
  });
  const nodes = [
    step('book', 'services', null, { name: 'See a physio', window: inTwoWeeks }, null),
    step('gone', 'finish', 'book', { name: 'You were missed', nextStepCondition: { is: 'failure' } }, null),
    step('end', 'finish', 'book', { name: 'Well done' }, 'gone'),
  ];
  await call(page, 'POST', `protocols/${id}/changes`, {
    base: 1,
    change: { nodes, modules: [], words: null },
  });
}

interface VisitSaid {
  language: 'en' | 'ar';
  settings: object;
  /** What the step books; null: people arrange it themselves. */
  serviceId: string | null;
  window?: object;
}

/** A program with that one step, published; its id. */
export async function publishVisit(expert: Page, said: VisitSaid): Promise<string> {
  const { language, settings, serviceId, window = inTwoWeeks } = said;
  const { id } = await call<{ id: string }>(expert, 'POST', 'protocols', { name: 'Physio', template: null });
  await drawFlow(expert, id);
  const visitItem = { kind: 'service', name: 'First consultation', description: 'We talk.', minutes: 30 };
  const item = await call<{ id: string }>(expert, 'POST', `protocols/${id}/items`, {
    item: { ...visitItem, ...(serviceId !== null && { service: serviceId }) },
  });
  const { version } = await call<{ version: number }>(expert, 'GET', `protocols/${id}`);
  const data = { ...common, name: 'See a physio', window, selectedItem: item.id, settings };
  const change = {
    nodes: [{ id: 'book', after: { id: 'book', type: 'services', parentId: null, data } }],
    modules: [],
    words: null,
  };
  await call(expert, 'POST', `protocols/${id}/changes`, { base: version, change });
  const { id: program } = await call<{ id: string }>(expert, 'POST', 'programs', {
    title: 'Physio',
    category: 'sleep',
    protocolIds: [id],
  });
  const text = {
    title: 'Physio',
    summary: 'One visit.',
    description: '',
    evidence: '',
    outcomes: [],
    questions: [],
  };
  await call(expert, 'PUT', `programs/${program}`, {
    texts: { [language]: text },
    cover: null,
    category: 'sleep',
    tags: [],
    level: 'beginner',
    signs: [],
    minutesADay: 10,
    weeks: 1,
    access: 'free',
    protocols: [{ id, onFail: 'stop' }],
  });
  await call(expert, 'POST', `programs/${program}/versions`, {});
  return program;
}

/** Somebody joins it; the task that they have then. */
export async function joinVisit(page: Page, program: string, zone: string): Promise<string> {
  const facts = { age: 40, sex: null, signs: [] };
  const said = { facts, zone, consent: true };
  const { id } = await call<{ id: string }>(page, 'POST', `programs/${program}/enrollments`, said);
  const tasks = await call<{ data: { id: string; enrollmentId: string }[] }>(
    page,
    'GET',
    `tasks?program=${program}`,
  );
  return tasks.data.find(({ enrollmentId }) => enrollmentId === id)?.id ?? '';
}
