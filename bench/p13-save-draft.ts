import { flags, goal } from '../proof/support/goal.ts';
import { demoPassword } from '../server/seed/people.ts';
import type { Served } from './support/served.ts';
import { withProduct } from './support/with-product.ts';

// P13: server CPU of saving a draft of 300 steps against saving an empty one: when one step was changed, and when
// all of them were. Every save has its key and stands on the version that the one before made, as the page does it.
const most = 4;
const size = 300;
const { saves, rounds } = flags.quick ? { saves: 40, rounds: 3 } : { saves: 150, rounds: 5 };
const people = 4;

const step = (index: number, stamp: number) => ({
  id: `step-${index}`,
  type: index === 0 ? 'population' : 'nudge',
  parentId: index === 0 ? null : `step-${Math.floor((index - 1) / 2)}`,
  data: {
    name: `Step ${index}, as of ${stamp}`,
    description: 'Says what to do here, in a sentence or two that a follower can understand at once.',
    target: 'follower',
    nextStepCondition: { is: 'always' },
    rules: {},
    ...(index === 0 && { settings: { who: { is: 'age', op: '>=', value: 18 } } }),
  },
});
const afterSibling = (index: number) => (index > 0 && index % 2 === 0 ? `step-${index - 1}` : null);

type Changes = (stamp: number) => unknown;
const allSteps: Changes = (stamp) => ({
  nodes: Array.from({ length: size }, (_, index) => ({ id: `step-${index}`, after: step(index, stamp) })),
  modules: [],
  words: null,
});
const oneStep: Changes = (stamp) => ({
  nodes: [{ id: 'step-150', after: step(150, stamp) }],
  modules: [],
  words: null,
});
const words: Changes = (stamp) => ({
  nodes: [],
  modules: [],
  words: { name: 'Draft', description: `As of ${stamp}` },
});

await withProduct(async (product) => {
  const post = poster(product, await signIn(product));
  const drafts = await Promise.all(Array.from({ length: people }, () => begin(post)));
  const empty = await Promise.all(Array.from({ length: people }, () => begin(post)));
  for (const draft of drafts) await post.save(draft, firstSteps);
  const cost = async (which: Draft[], change: Changes): Promise<number> => {
    const before = await product.cpuSeconds();
    await Promise.all(
      which.map(async (draft) => {
        for (let i = 0; i < saves; i++) await post.save(draft, change);
      }),
    );
    return (await product.cpuSeconds()) - before;
  };
  const measured = { one: [] as number[], all: [] as number[] };
  await cost(empty, words);
  await cost(drafts, oneStep);
  for (let round = 0; round < rounds; round++) {
    const floor = await cost(empty, words);
    measured.one.push((await cost(drafts, oneStep)) / floor);
    measured.all.push((await cost(drafts, allSteps)) / floor);
  }
  for (const [what, ratios] of Object.entries(measured)) {
    const ratio = ratios.toSorted((a, b) => a - b)[Math.floor(ratios.length / 2)] ?? Number.NaN;
    goal('P13', `${what} of ${size} steps ${ratio.toFixed(2)}`, `≤${most}×`, ratio <= most);
  }
});

interface Draft {
  id: string;
  version: number;
}

function firstSteps(): unknown {
  const nodes = Array.from({ length: size }, (_, index) => ({
    id: `step-${index}`,
    after: step(index, 0),
    place: { after: afterSibling(index) },
  }));
  return { nodes, modules: [], words: null };
}

async function signIn(product: Served): Promise<string> {
  const answer = await fetch(`${product.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'expert@demo.test', password: demoPassword }),
  });
  return ((await answer.json()) as { accessToken: string }).accessToken;
}

function poster(product: Served, token: string) {
  let stamp = 0;
  const send = async (path: string, body: unknown) => {
    const answer = await fetch(`${product.url}/api/${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        'idempotency-key': crypto.randomUUID(),
      },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as { id: string; version: number; saved: boolean };
  };
  return {
    send,
    async save(draft: Draft, change: Changes): Promise<void> {
      const reply = await send(`protocols/${draft.id}/changes`, {
        base: draft.version,
        change: change(++stamp),
      });
      if (!reply.saved) throw new Error('not saved');
      draft.version = reply.version;
    },
  };
}

async function begin(post: ReturnType<typeof poster>): Promise<Draft> {
  const { id } = await post.send('protocols', { name: 'Draft' });
  return { id, version: 1 };
}
