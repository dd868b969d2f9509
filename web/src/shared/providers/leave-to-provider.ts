import { api } from '../../api.ts';

/** The browser leaves for the provider, and comes back on /auth/finish-registration. */
export async function leaveToProvider(id: string, { again = false } = {}): Promise<void> {
  const { url } = await api('POST auth/openid/{id}', { params: { id }, body: { again } });
  location.assign(url);
}
