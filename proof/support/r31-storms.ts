import type { Protocol } from '@regimen/engine/protocol.ts';
import { protocolToFhir } from '../../engine/src/fhir/protocol-to-fhir.ts';
import { usualSetup } from '../../engine/src/simulate/setup.ts';
import { exploding } from '../../engine/src/testing/exploding.ts';
import { seedEnrollment } from '../../server/seed/enrollments.ts';
import { seedProgram } from '../../server/seed/programs.ts';
import type { Caller, World } from '../../server/src/test-world.ts';
import { enlarge, largeProtocol, type Size } from './r31-large.ts';
import { longRowsOn } from './r31-long-rows.ts';
import type { Product } from './r31-product.ts';
import { stormsOnTheWire } from './r31-wire.ts';

/** What somebody with the source at hand would send: one name, what it does, and whether the answers were right. */
export interface Storm {
  name: string;
  run(): Promise<string[]>;
}

const words = { summary: 'Six weeks.', description: '', evidence: '', outcomes: [], questions: [] };
const page = {
  texts: { en: { title: 'A program', ...words } },
  cover: null,
  category: 'sleep',
  tags: [],
  level: 'beginner',
  signs: [],
  minutesADay: 10,
  weeks: 6,
  access: 'free',
};

export function stormsOn(world: World, product: Product, size: Size): Storm[] {
  const say = (what: string, { status, body }: { status: number; body: string }) =>
    `${what} was answered with ${status}: ${body.slice(0, 200)}`;
  const expert = (tenant = world.here) => world.add(tenant, { roles: ['expert'] });

  async function draftOf(caller: Caller, document: Protocol): Promise<string> {
    const made = await product.send(caller, 'POST', '/api/protocols/import', { document, categoryId: null });
    if (made.status !== 201) throw new Error(say('An import', made));
    return JSON.parse(made.body).id;
  }
  async function programOf(caller: Caller, document: Protocol): Promise<string> {
    const protocol = await draftOf(caller, document);
    const begun = { title: 'A program', category: 'sleep', protocolIds: [protocol] };
    const { id } = JSON.parse((await product.send(caller, 'POST', '/api/programs', begun)).body);
    const saved = { ...page, protocols: [{ id: protocol, onFail: 'stop' }] };
    await product.send(caller, 'PUT', `/api/programs/${id}`, saved);
    return id;
  }

  const publishing = Object.entries(exploding).map(([name, make]) => ({
    name: `publish ${name}`,
    async run() {
      const caller = await expert();
      const id = await programOf(caller, make());
      const asked = await Promise.all([
        ...Array.from({ length: 3 }, () => product.send(caller, 'GET', `/api/programs/${id}/publishing`)),
        ...Array.from({ length: 3 }, () => product.send(caller, 'POST', `/api/programs/${id}/versions`, {})),
      ]);
      return asked.flatMap((answer) => (answer.status < 500 ? [] : [say(name, answer)]));
    },
  }));

  const refused: Storm = {
    name: 'too large to check',
    async run() {
      const caller = await expert();
      const document = exploding.populations?.() as Protocol;
      const id = await programOf(caller, document);
      const plan = await product.send(caller, 'GET', `/api/programs/${id}/publishing`);
      const answer = await product.send(caller, 'POST', `/api/programs/${id}/versions`, {});
      // With the step that makes it so.
      const isTold = plan.body.includes('"steps":["who-0"]') && answer.body.includes('Too large to check');
      return answer.status === 422 && isTold ? [] : [say('Publishing what is too large', answer)];
    },
  };

  const imports: Storm = {
    name: 'imports',
    async run() {
      const caller = await expert();
      const large = largeProtocol(size.steps);
      const draft = await draftOf(caller, largeProtocol(10));
      const fhir = protocolToFhir(large, { at: 0, version: '1', publisher: 'A site', language: 'en' });
      const many = Array.from({ length: 100_000 }, () => [{}]);
      const sent = await Promise.all([
        product.send(caller, 'POST', '/api/protocols/fhir', { document: fhir }),
        product.send(caller, 'POST', '/api/protocols/fhir', {
          document: { resourceType: 'Bundle', entry: many },
        }),
        product.send(caller, 'POST', '/api/protocols/import', { document: large }),
        product.send(caller, 'POST', '/api/protocols/import', { document: { ...large, nodes: many } }),
        product.send(caller, 'POST', `/api/protocols/${draft}/changes`, { base: 1, change: { nodes: many } }),
      ]);
      const wanted = [201, 422, 201, 422, 413];
      return sent.flatMap((answer, at) => (answer.status === wanted[at] ? [] : [say('An import', answer)]));
    },
  };

  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  /** Where somebody's calendar is read from. */
  async function calendarOf(caller: Caller): Promise<string> {
    const made = await product.send(caller, 'POST', '/api/calendar', {});
    return new URL(JSON.parse(made.body).url).pathname;
  }

  const crumbs: Storm = {
    name: 'a body in single bytes',
    async run() {
      const status = await product.sendRaw(
        `POST /api/auth/login HTTP/1.1\r\nHost: ${world.here.host}\r\nContent-Type: application/json\r\n` +
          `Transfer-Encoding: chunked\r\n\r\n${'1\r\nx\r\n'.repeat(200_000)}`,
      );
      return status === 400 ? [] : [`A body in single bytes was answered with ${status}`];
    },
  };

  /** Somebody who has followed a large program for long, and whose it is. */
  async function longRecord() {
    const [caller, owner] = [await world.add(world.here), await expert()];
    const tenantId = world.here.id;
    const names = await world.runtime.tx(tenantId, async (tx) => {
      const program = await seedProgram(tx, owner.id as string, {
        document: largeProtocol(size.steps),
      });
      const made = await seedEnrollment(tx, caller.id as string, program);
      await enlarge(tx, { enrollment: made.enrollment }, size);
      return { ...made, program: program.program };
    });
    return { caller, owner, names };
  }

  const hungUp: Storm = {
    name: 'exports that are hung up on, beside somebody of another tenant',
    async run() {
      const { owner } = await longRecord();
      const neighbour = await world.add(world.there);
      const request =
        `GET /api/history/csv HTTP/1.1\r\nHost: ${world.here.host}\r\n` +
        `Authorization: Bearer ${owner.token}\r\nConnection: close\r\n\r\n`;
      const exports = Promise.all(Array.from({ length: 120 }, () => product.sendRaw(request, 40)));
      const faults: string[] = [];
      for (let n = 0; n < 10; n++) {
        const from = performance.now();
        const answer = await product.send(neighbour, 'GET', '/api/tasks');
        const ms = Math.round(performance.now() - from);
        if (answer.status !== 200 || ms > 1_000) faults.push(`${say('Somebody else', answer)} in ${ms} ms`);
      }
      await exports;
      return faults;
    },
  };

  const record: Storm = {
    name: 'a long record',
    async run() {
      const { caller, owner, names } = await longRecord();
      const at = `/api/enrollments/${names.enrollment}`;
      const run = `/api/history/runs/${names.enrollment}`;
      const day = new Date().toISOString().slice(0, 10);
      const asked = await Promise.all([
        product.send(caller, 'GET', at),
        product.send(caller, 'GET', `${at}/fhir`),
        product.send(caller, 'GET', `${at}/why?step=0.step-0`),
        product.send(caller, 'GET', `${at}/why-not?day=${day}`),
        product.send(caller, 'GET', `/api/tasks/${names.task}/why`),
        product.send(owner, 'GET', run),
        product.send(owner, 'GET', `${run}/fhir?definitions=whole`),
        product.send(owner, 'GET', `${run}/why-not?day=${day}`),
        product.send(owner, 'GET', '/api/history/csv'),
        product.send(caller, 'GET', `/api/tasks/calendar?from=${day}&to=${inDays(60)}`),
        product.send(caller, 'GET', await calendarOf(caller)),
      ]);
      return asked.flatMap((answer) => (answer.status === 200 ? [] : [say('The record', answer)]));
    },
  };

  const simulations: Storm = {
    name: 'forty simulations beside a small one',
    async run() {
      const setup = (document: Protocol, followers: number, days: number) => ({
        ...usualSetup({ id: 'p', protocols: [{ protocol: document, onFail: 'stop' }] }, 0, 'Europe/Berlin'),
        followers,
        days,
      });
      const begin = async (caller: Caller, count: number, followers: number, days: number) => {
        const document = largeProtocol(count === 1 ? 10 : 200);
        const id = await programOf(caller, document);
        const expectations = [{ id: 'f', measure: { of: 'finished' }, must: 'atLeast', value: 0 }];
        const path = `/api/programs/${id}/simulation-tests`;
        for (let number = 0; number < count; number++) {
          const test = { name: `Run ${number}`, setup: setup(document, followers, days), expectations };
          const made = await product.send(caller, 'POST', path, test);
          if (made.status !== 201) throw new Error(say('A test', made));
        }
        await product.send(caller, 'POST', `${path}/run`, {});
        return async () => {
          const { data } = JSON.parse((await product.send(caller, 'GET', path)).body);
          return data.filter(({ result }: { result: { status: string } | null }) =>
            /waiting|running/.test(result?.status ?? 'waiting'),
          ).length as number;
        };
      };
      const [many, other] = [await expert(), await expert(world.there)];
      const lefts = [await begin(many, 20, 150, 60), await begin(many, 20, 150, 60)];
      const small = await begin(other, 1, 10, 10);
      const until = performance.now() + 60_000;
      const leftOfMany = async () =>
        (await Promise.all(lefts.map((count) => count()))).reduce((sum, count) => sum + count, 0);
      while ((await small()) > 0 && performance.now() < until) {
        if ((await leftOfMany()) < 10) return ['the small one of another tenant waits behind the forty'];
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      return performance.now() < until ? [] : ['the small one of another tenant was not done in a minute'];
    },
  };

  const longRows = longRowsOn(world, product, size);
  const others = [...stormsOnTheWire(world, product), record, longRows, hungUp, ...publishing];
  return [refused, simulations, imports, crumbs, ...others];
}
