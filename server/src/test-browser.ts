import type { Answer, AnswerTo } from './test-answers.ts';
import type { TestTenant, World } from './test-world.ts';

export type Browser = ReturnType<typeof openBrowser>;

/** Somebody at a browser of their own: it keeps cookies, and calls from one address. */
export function openBrowser(
  world: World,
  tenant: TestTenant = world.here,
  ip = '192.0.2.1',
  userAgent?: string,
) {
  const cookies = new Map<string, string>();
  async function send<Method extends 'GET' | 'POST' | 'PUT' | 'DELETE', Path extends string>(
    method: Method,
    path: Path,
    body?: object,
  ): Promise<AnswerTo<Method, `/api/${Path}`>> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await world.app.inject({
      method,
      url: `/api/${path}`,
      remoteAddress: ip,
      headers: {
        host: tenant.host,
        'x-domain': tenant.host,
        ...(cookie && { cookie }),
        ...(userAgent && { 'user-agent': userAgent }),
      },
      ...(body && { payload: body }),
    });
    for (const set of [response.headers['set-cookie'] ?? []].flat()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    const text = response.body;
    const answer: Answer = {
      status: response.statusCode,
      body: text ? JSON.parse(text) : undefined,
      headers: response.headers,
    };
    return answer as AnswerTo<Method, `/api/${Path}`>;
  }
  return {
    cookies,
    get: <Path extends string>(path: Path) => send('GET', path),
    post: <Path extends string>(path: Path, body?: object) => send('POST', path, body),
    put: <Path extends string>(path: Path, body: object) => send('PUT', path, body),
    delete: <Path extends string>(path: Path) => send('DELETE', path),
  };
}
