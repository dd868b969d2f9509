import { expect, it } from 'vitest';
import { tenantPath } from './tenant-path.ts';

it('prefixes calls for a tenant whose token is held', () => {
  expect(tenantPath('/api/discussions', '?tenant=clinic', ['clinic'])).toBe(
    '/api/_cmt/discussions?tenant=clinic',
  );
  expect(tenantPath('/api/discussions?show=newest', '?target=clinic', ['clinic'])).toBe(
    '/api/_cmt/discussions?show=newest&tenant=clinic',
  );
});
it('leaves all others alone', () => {
  expect(tenantPath('/api/discussions', '?tenant=other', ['clinic'])).toBe('/api/discussions');
  expect(tenantPath('/api/discussions', '', ['clinic'])).toBe('/api/discussions');
});
