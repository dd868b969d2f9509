import { expect } from 'vitest';
import { seedProtocol } from '../seed/protocols.ts';
import type { Caller, World } from './test-world.ts';

const text = (title: string) => ({
  title,
  summary: 'Six weeks to fall asleep sooner.',
  description: '',
  evidence: '',
  outcomes: ['Fall asleep sooner'],
  questions: [],
});

/** Everything that a program with one protocol needs to be published. */
const fields = (protocol: string, change: object = {}) => ({
  texts: { en: text('Better sleep') },
  cover: null,
  category: 'sleep',
  tags: ['evening'],
  level: 'beginner',
  signs: ['insomnia'],
  minutesADay: 10,
  weeks: 6,
  access: 'free',
  protocols: [{ id: protocol, onFail: 'stop' }],
  ...change,
});

/** What tests of publishing do over and over, as `owner`. */
export function programTools(world: World, owner: Caller, tenant = world.here) {
  const call = <Method extends string, Path extends string>(
    method: Method,
    path: Path,
    body?: object,
    by = owner,
  ) => world.call(by, method, `/api/${path}`, body);
  const here: World['runtime']['tx'] = (...args) => world.runtime.tx(...args);
  return {
    text,
    fields,
    call,
    here,
    /** A program that can be published as it is. */
    async ready(change: object = {}) {
      const { protocol, item } = await here(tenant.id, (tx) => seedProtocol(tx, owner.id as string));
      const body = { title: 'Better sleep', category: 'sleep', protocolIds: [protocol] };
      const program = (await call('POST', 'programs', body)).body.id;
      expect((await call('PUT', `programs/${program}`, fields(protocol, change))).status).toBe(200);
      return { program, protocol, item };
    },
    plan: async (program: string) => (await call('GET', `programs/${program}/publishing`)).body,
    publish: (program: string, body: object = {}, by = owner) =>
      call('POST', `programs/${program}/versions`, body, by),
  };
}
