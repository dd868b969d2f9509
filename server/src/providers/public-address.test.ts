import { expect, it } from 'vitest';
import { isPublicAddress, isPublicName, lookupPublic } from './public-address.ts';

it.each(['1.1.1.1', '142.250.1.1', '2606:4700::1111'])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

it.each([
  ...['127.0.0.1', '10.1.2.3', '172.31.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1', '0.0.0.0'],
  ...['::1', 'fd00::1', 'fe80::1', '::ffff:127.0.0.1', '64:ff9b::7f00:1', '2002:7f00:1::', 'nonsense'],
])('%s is not', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

it('takes names of the internet, and no addresses or local names', () => {
  expect(isPublicName('fcm.googleapis.com')).toBe(true);
  for (const name of [
    'localhost',
    'a.localhost',
    'printer',
    'db.internal',
    '10.0.0.1',
    '[::1]',
    '2130706433',
  ])
    expect(isPublicName(name), name).toBe(false);
});

it('does not find a name that leads to this machine', async () => {
  const code = await new Promise((resolve) => lookupPublic('localhost', {}, (error) => resolve(error?.code)));
  expect(code).toBe('ENOTPUBLIC');
});
