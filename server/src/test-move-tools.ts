import type { Moving, MovingPerson } from '@regimen/contract/moves.ts';
import type { Protocol } from '@regimen/engine/protocol.ts';
import { answered, tree } from '@regimen/engine/testing/versions.ts';
import { seedEnrollment } from '../seed/enrollments.ts';
import { seedProgram } from '../seed/programs.ts';
import { eq } from './db/drizzle.ts';
import { enrollments, tasks } from './db/schema.ts';
import { addVersion, workOn } from './test-moves.ts';
import type { Caller, World } from './test-world.ts';

export interface Follower {
  caller: Caller;
  id: string;
}

/** What tests of moving people do over and over, as `expert`. */
export function moveTools(world: World, expert: Caller) {
  async function follow(program: string, version: string, fullName: string): Promise<Follower> {
    const caller = await world.add(world.here, { fullName });
    const { enrollment } = await world.runtime.tx(world.here.id, (tx) =>
      seedEnrollment(tx, caller.id as string, { program, version }),
    );
    return { caller, id: enrollment };
  }

  async function started(names: string[]) {
    const { program, version } = await world.runtime.tx(world.here.id, (tx) =>
      seedProgram(tx, expert.id as string, { document: tree, title: 'Calm days' }),
    );
    const people: Follower[] = [];
    for (const name of names) people.push(await follow(program, version, name));
    const publish = (protocol: Protocol) =>
      addVersion(world, program, { id: program, protocols: [{ protocol, onFail: 'stop' }] });
    const ask = async <Method extends string, Path extends string>(
      method: Method,
      path: Path,
      body?: object,
    ) => {
      const answer = await world.call(expert, method, `/api/programs/${program}/moves${path}`, body);
      if (answer.status >= 300) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`);
      return answer.body;
    };
    const look = async (): Promise<Moving> => {
      const { id } = await ask('POST', '', { against: 'newest' });
      await workOn(world, id);
      return ask('GET', `/${id}`);
    };
    const act = async (moving: Moving, verb: string, body: object = {}): Promise<Moving> => {
      await ask('POST', `/${moving.id}/${verb}`, body);
      await workOn(world, moving.id);
      return ask('GET', `/${moving.id}`);
    };
    const listed = async (moving: Moving, show = 'all'): Promise<MovingPerson[]> =>
      (await ask('GET', `/${moving.id}/people?show=${show}`)).data;
    return { program, version, people, publish, ask, look, act, listed };
  }

  const tasksOf = (id: string) =>
    world.runtime.read(world.here.id, (tx) => tx.select().from(tasks).where(eq(tasks.enrollmentId, id)));
  const rowOf = async (id: string) =>
    (
      await world.runtime.read(world.here.id, (tx) =>
        tx.select().from(enrollments).where(eq(enrollments.id, id)),
      )
    )[0];
  const answerSheet = async ({ caller, id }: Follower) => {
    const task = (await tasksOf(id)).find(({ node, status }) => node === 'mood' && status === 'open');
    return world.call(caller, 'POST', `/api/tasks/${task?.id}/result`, {
      result: { type: 'answers', answers: (answered[1] as { answers: object }).answers },
    });
  };
  return { started, tasksOf, rowOf, answerSheet };
}
