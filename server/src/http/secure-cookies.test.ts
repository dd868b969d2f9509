import type { FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import { secureCookies } from './secure-cookies.ts';

const asked = (hostname: string, protocol: 'http' | 'https' = 'http') =>
  ({ hostname, protocol }) as FastifyRequest;

it.each(['localhost', 'river.localhost', '127.0.0.1', '[::1]', 'clinic.example'])(
  'a cookie is Secure at %s, also in the demo',
  (host) => {
    expect(secureCookies({ secureCookies: true, demo: true })(asked(host))).toBe(true);
  },
);

it.each(['192.168.1.5', '[fe80::1]', 'laptop'])(
  'the demo at %s is for the people next door, who have no https',
  (host) => {
    expect(secureCookies({ secureCookies: true, demo: true })(asked(host))).toBe(false);
    expect(secureCookies({ secureCookies: true, demo: true })(asked(host, 'https'))).toBe(true);
    expect(secureCookies({ secureCookies: true, demo: false })(asked(host))).toBe(true);
  },
);

it('a cookie is never Secure where the settings say no', () => {
  expect(secureCookies({ secureCookies: false })(asked('clinic.example'))).toBe(false);
});
