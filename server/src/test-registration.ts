import { vi } from 'vitest';
import type { Mail } from './providers/mail.ts';
import type { World } from './test-world.ts';

let count = 0;
export const newPerson = (change: object = {}) => ({
  full_name: 'New Person',
  email: `new${++count}@example.test`,
  password: 'a long enough password',
  ...change,
});

/** The `nth` message to somebody, as soon as it is there. */
export const mailTo = (world: World, email: string, nth = 1): Promise<Mail> =>
  vi.waitFor(
    () => {
      const mail = world.mails.filter(({ to }) => to === email)[nth - 1];
      if (!mail) throw new Error(`no message ${nth} to ${email}`);
      return mail;
    },
    { timeout: 15_000, interval: 25 },
  );

/** The secret of the link in a message, if it holds one. */
export const tokenIn = (mail: Mail): string | undefined => /token=([\w-]{43})/.exec(mail.text)?.[1];
