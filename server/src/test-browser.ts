import type { Answer, TestTenant, World } from './test-world.ts';

export type Browser = ReturnType<typeof openBrowser>;

/** Somebody at a browser of their own: it keeps cookies, and calls from one address. */
export function openBrowser(world: World, tenant: TestTenant = world.here, ip = '192.0.2.1') {
  const cookies = new Map<string, string>();
  async function send(method: 'GET' | 'POST' | 'PUT', path: string, body?: object): Promise<Answer> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await world.app.inject({
      method,
      url: `/api/${path}`,
      remoteAddress: ip,
      headers: { host: tenant.host, 'x-domain': tenant.host, ...(cookie && { cookie }) },
      ...(body && { payload: body }),
    });
    for (const set of [answer.headers['set-cookie'] ?? []].flat()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    const text = answer.body;
    return { status: answer.statusCode, body: text ? JSON.parse(text) : undefined, headers: answer.headers };
  }
  return {
    cookies,
    get: (path: string) => send('GET', path),
    post: (path: string, body?: object) => send('POST', path, body),
    put: (path: string, body: object) => send('PUT', path, body),
  };
}
