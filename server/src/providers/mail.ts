import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer from 'nodemailer';

export interface Mail {
  from: { name: string; address: string };
  to: string;
  replyTo?: string;
  subject: string;
  html: string;
  text: string;
  /** The same for each try to send the same message, so that mail programs show it once. */
  messageId?: string;
  headers?: Record<string, string>;
  /** What it asks of a calendar (iTIP). */
  icalEvent?: { method: string; filename: string; content: string };
}

export interface Mailer {
  send(mail: Mail): Promise<void>;
}

export function smtpMailer(url: string): Mailer {
  const transport = nodemailer.createTransport(url);
  return {
    async send(mail) {
      await transport.sendMail(mail);
    },
  };
}

export interface StoredMail extends Mail {
  id: string;
  sentAt: string;
}

export interface Outbox extends Mailer {
  /** Newest first. */
  list(): Promise<StoredMail[]>;
}

/** Where no relay is set: messages stay in a folder, to be looked at under /dev/mail. */
export function localOutbox(folder: string, now: () => number): Outbox {
  return {
    async send(mail) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const id = `${String(now()).padStart(14, '0')}-${randomUUID()}`;
      const stored: StoredMail = { ...mail, id, sentAt: new Date(now()).toISOString() };
      const path = join(folder, `${id}.json`);
      // Written aside and moved, so that a reader never finds half a message.
      await writeFile(`${path}.new`, JSON.stringify(stored), { mode: 0o600 });
      await rename(`${path}.new`, path);
    },
    async list() {
      const names = await readdir(folder).catch(() => [] as string[]);
      const newest = names
        .filter((name) => name.endsWith('.json'))
        .sort()
        .reverse()
        .slice(0, 200);
      return Promise.all(
        newest.map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8')) as StoredMail),
      );
    },
  };
}
