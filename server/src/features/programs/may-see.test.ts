import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedEnrollment } from '../../../seed/enrollments.ts';
import { type NewProgram, seedProgram } from '../../../seed/programs.ts';
import { seedMember, seedProtocol } from '../../../seed/protocols.ts';
import { AppError } from '../../errors.ts';
import type { Scope } from '../../scope.ts';
import { hashSecret, newSecret } from '../../secrets.ts';
import { type Caller, openWorld, type World } from '../../test-world.ts';
import { mustSee } from './may-see.ts';

let world: World;
let owner: Caller;
let stranger: Caller;
beforeAll(async () => {
  world = await openWorld();
  owner = await world.add(world.here, { roles: ['expert'] });
  stranger = await world.add(world.here);
});
afterAll(() => world.close());

const publish = (given: NewProgram) =>
  world.runtime.tx(world.here.id, (tx) => seedProgram(tx, owner.id as string, given));

async function sees(caller: Caller, program: string, token?: string): Promise<boolean> {
  const actor = caller.id ? { userId: caller.id } : null;
  const scope = { tenant: { id: caller.tenant.id }, actor } as Scope;
  try {
    await world.runtime.tx(caller.tenant.id, (tx) => mustSee(tx, scope, program, token));
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return false;
    throw error;
  }
}

describe('who may see a program', () => {
  it('anybody, a free one; nobody of another site', async () => {
    const { program } = await publish({});
    expect(await sees(world.guest(world.here), program)).toBe(true);
    expect(await sees(stranger, program)).toBe(true);
    expect(await sees(world.guest(world.there), program)).toBe(false);
  });

  it('whoever has the link, a private one, and those who follow it', async () => {
    const [token, other] = [newSecret(), newSecret()];
    const seeded = await publish({ page: { access: 'private' }, linkHash: hashSecret(token) });
    expect(await sees(stranger, seeded.program)).toBe(false);
    expect(await sees(stranger, seeded.program, other)).toBe(false);
    expect(await sees(stranger, seeded.program, token)).toBe(true);
    expect(await sees(world.guest(world.here), seeded.program, token)).toBe(true);
    expect(await sees(owner, seeded.program)).toBe(true);
    const follower = await world.add(world.here);
    await world.runtime.tx(world.here.id, (tx) => seedEnrollment(tx, follower.id as string, seeded));
    expect(await sees(follower, seeded.program)).toBe(true);
  });

  it('those who work on one of its protocols, one for a team', async () => {
    const colleague = await world.add(world.here);
    const protocolId = await world.runtime.tx(world.here.id, async (tx) => {
      const { protocol } = await seedProtocol(tx, owner.id as string);
      await seedMember(tx, protocol, colleague.id as string, 'view');
      return protocol;
    });
    const { program } = await publish({ page: { access: 'team' }, protocolId });
    expect(await sees(colleague, program)).toBe(true);
    expect(await sees(owner, program)).toBe(true);
    expect(await sees(stranger, program, newSecret())).toBe(false);
    expect(await sees(world.guest(world.here), program)).toBe(false);
  });
});
