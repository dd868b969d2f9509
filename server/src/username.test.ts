import { expect, it } from 'vitest';
import { isReserved } from './username.ts';

it('nobody passes for those who run a site', () => {
  for (const name of ['admin', 'support', 'Support-Team', 'admin1', 'the-owner'])
    expect(isReserved(name)).toBe(true);
  for (const name of ['admiral', 'lina-haddad', 'teamwork', 'helper', 'supportive'])
    expect(isReserved(name)).toBe(false);
});
