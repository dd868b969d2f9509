import { expect, it } from 'vitest';
import { isPublicAddress, publicLookup } from './public-address.ts';

it.each(['1.1.1.1', '142.250.1.1', '2606:4700::1111'])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

it.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.31.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '192.88.99.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  'fd00::1',
  'fe80::1',
  'ff02::1',
  '::ffff:127.0.0.1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  '2001:0:1::1',
  '3fff::1',
  'fec0::1',
  '2606:4700::1111%lo',
  '0177.0.0.1',
  '2130706433',
  'nonsense',
  '',
])('%s is not', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

it('does not find a name that leads to this machine', async () => {
  const code = await new Promise((resolve) =>
    publicLookup()('localhost', {}, (error) => resolve(error?.code)),
  );
  expect(code).toBe('ENOTPUBLIC');
});
