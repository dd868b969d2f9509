import { seedLocation, seedService } from '../../../seed/services.ts';
import type { Makers } from '../../makers.ts';

export const makers: Pick<Makers, 'location' | 'service' | 'hostedService'> = {
  location: async (tx, { owner, mark }) => {
    const days = [{ day: '2027-05-14', ranges: [], name: `Closed ${mark}` }];
    const { location, room } = await seedLocation(tx, owner, { name: `Practice ${mark}`, days });
    return { location, room };
  },
  service: async (tx, { owner, mark }) => {
    const { location, room } = await seedLocation(tx, owner, { name: `Practice of it ${mark}` });
    const service = await seedService(tx, owner, location, { name: `Consultation ${mark}` });
    return { service, serviceLocation: location, serviceRoom: room };
  },
  hostedService: async (tx, { owner, other, mark }) => {
    const { location } = await seedLocation(tx, other, { name: `Colleague’s practice ${mark}` });
    const said = { name: `Colleague’s consultation ${mark}`, hosts: [other, owner] };
    return { hostedService: await seedService(tx, other, location, said) };
  },
};
