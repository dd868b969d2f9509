import { sleep } from '@regimen/engine/examples/sleep.ts';
import { seedMoving } from '../../../seed/movings.ts';
import { seedPerson } from '../../../seed/people.ts';
import { seedProgram } from '../../../seed/programs.ts';
import { seedProtocol } from '../../../seed/protocols.ts';
import { seedReview } from '../../../seed/reviews.ts';
import { seedSimulationTest } from '../../../seed/simulation-tests.ts';
import { seedWhatIf } from '../../../seed/what-ifs.ts';
import type { Makers } from '../../makers.ts';

export const makers: Pick<Makers, 'program' | 'listing'> = {
  program: async (tx, { owner, other, mark }) => {
    const names = await seedProtocol(tx, owner, { member: other, mark });
    const title = `Better sleep ${mark}`;
    const { program, version: programVersion } = await seedProgram(tx, owner, {
      title,
      protocolId: names.protocol,
    });
    const content = { id: program, protocols: [{ protocol: sleep, onFail: 'stop' as const }] };
    const simulationTest = await seedSimulationTest(tx, content, { name: `Few get stuck ${mark}` });
    const follower = await seedPerson(tx, '', {});
    const people = { owner, follower: follower.id };
    const { move } = await seedMoving(tx, people, { program, version: programVersion });
    const whatIf = await seedWhatIf(tx, content, { follower: other, version: programVersion });
    return { ...names, program, programVersion, simulationTest, whatIf, listing: program, move };
  },
  listing: async (tx, { owner, other, mark }) => {
    const { program } = await seedProgram(tx, owner, { title: `Better sleep ${mark}` });
    return { listing: program, review: await seedReview(tx, program, other, `It helped. ${mark}`) };
  },
};
