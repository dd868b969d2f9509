import { afterEach, expect, it } from 'vitest';
import { cheapCost, usualCost } from '../../test-cheap-hashing.ts';
import { hashCost, hashPassword, isPassword } from './password.ts';

const asker = { tenantId: 'here', network: '192.0.2.1', accountId: 'somebody' };
afterEach(() => {
  Object.assign(hashCost, cheapCost);
});

it('costs the product what tests are spared', async () => {
  // As it is before any test has touched it.
  const address = new URL('./password.ts?untouched', import.meta.url).href;
  const product: typeof import('./password.ts') = await import(address);
  expect(product.hashCost).toEqual(usualCost);
  expect(await product.hashPassword('right', asker)).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

it('knows a password again that was hashed at another cost', async () => {
  const stored = await hashPassword('right', asker);
  Object.assign(hashCost, { memory: 128, passes: 2 });
  expect(await isPassword('right', stored, asker)).toBe(true);
  expect(await isPassword('wrong', stored, asker)).toBe(false);
  expect(await isPassword('right', null, asker)).toBe(false);
});
