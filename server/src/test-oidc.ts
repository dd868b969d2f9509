import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';

export interface OidcPerson {
  email?: string;
  email_verified?: boolean;
  name?: string;
}
export type Oidc = Awaited<ReturnType<typeof openOidc>>;

/** A certified provider beside the test, with its own pages for development: any login is somebody, any password right. */
export async function openOidc() {
  const people = new Map<string, OidcPerson>();
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const client = { clientId: 'regimen', secret: 'a secret that nobody else is told' };
  /** Lets our site, which may only now know where it is, send people here. */
  function admit(redirectUris: string[]): void {
    const { warn, info } = console;
    // It warns at length that its pages are for development.
    Object.assign(console, { warn: () => undefined, info: () => undefined });
    const provider = new Provider(issuer, {
      clients: [{ client_id: client.clientId, client_secret: client.secret, redirect_uris: redirectUris }],
      claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
      findAccount: (_context, id) => ({
        accountId: id,
        claims: () => ({ sub: id, ...people.get(id) }),
      }),
      cookies: { keys: ['a key for tests'] },
      ttl: {
        AccessToken: 600,
        AuthorizationCode: 600,
        Grant: 600,
        IdToken: 600,
        Interaction: 600,
        Session: 600,
      },
    });
    Object.assign(console, { warn, info });
    const answer = provider.callback();
    server.on('request', (request, response) => {
      // Its pages ask Google for a font before they show anything: without a network, a browser waits for that.
      response.setHeader('content-security-policy', "style-src 'unsafe-inline'");
      void answer(request, response);
    });
  }

  /** A browser of its own goes there; `leaves` turns back at the first page. Gives the address it is sent back to. */
  async function visit(url: string, login: string, { leaves = false } = {}): Promise<URL> {
    const cookies = new Map<string, string>();
    const send = async (address: string, form?: Record<string, string>) => {
      const answer = await fetch(address, {
        redirect: 'manual',
        headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
        ...(form && { method: 'POST', body: new URLSearchParams(form) }),
      });
      for (const set of answer.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
        cookies.set(name, value);
      }
      return answer;
    };
    let answer = await send(url);
    for (let step = 0; step < 12; step++) {
      const location = answer.headers.get('location');
      const next = location ? new URL(location, issuer) : undefined;
      if (next && next.origin !== issuer) return next;
      if (next) {
        answer = await send(next.href);
        continue;
      }
      const page = await answer.text();
      const action = /action="([^"]+)"/.exec(page)?.[1];
      const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1];
      const abort = /href="([^"]+\/abort)"/.exec(page)?.[1];
      if (!action || !prompt) throw new Error(`The provider shows ${answer.status}: ${page.slice(0, 500)}`);
      answer =
        leaves && abort
          ? await send(new URL(abort, issuer).href)
          : await send(new URL(action, issuer).href, { prompt, login, password: 'any' });
    }
    throw new Error('The provider never let them go.');
  }

  return {
    issuer,
    ...client,
    people,
    admit,
    visit,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
