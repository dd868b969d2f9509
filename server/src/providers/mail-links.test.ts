import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Locale } from '@regimen/contract/language/languages.ts';
import MarkdownIt from 'markdown-it';
import { describe, expect, it } from 'vitest';
import { alreadyHere, linkBackIn, passwordChanged, verification } from '../features/accounts/mail-words.ts';
import { adminInvited } from '../features/admins/mail-words.ts';
import { bookingTold } from '../features/bookings/mail-words.ts';
import { emergencyAccessOpened, reviewWaits } from '../features/emergency-accesses/mail-words.ts';
import { guardianAsked, guardianConfirmed } from '../features/enrollments/mail-words.ts';
import { exportReady } from '../features/exports/mail-words.ts';
import { accountErased, deletionAsked } from '../features/leaving/mail-words.ts';
import { dangerMail, newsMail, promptMail, summaryMail } from '../features/notifications/mail-words.ts';
import { sayNews } from '../features/notifications/news-words.ts';
import { providerConnected } from '../features/openid/mail-words.ts';
import { lifted, suspended } from '../features/people/mail-words.ts';
import { contactAnswered, contactForwarded } from '../features/site/mail-words.ts';
import { invitation } from '../features/teams/mail-words.ts';
import { removalAsked, securityNews } from '../features/two-factor/mail-words.ts';
import { siteDefaults } from '../http/site-defaults.ts';
import { layOutMail, type MailWords } from './mail-layout.ts';

// Whatever people typed, a message leads nowhere but to the site that sent it.

const typed = 'Win https://evil.example/x or evil.example, mail me@evil.example <a href="//evil.example">';
const origin = 'https://clinic.example';
const own = { link: `${origin}/home`, unsubscribe: `${origin}/end` };
const brand = 'Clinic';
const told = { title: typed, program: typed, body: typed };

const messages: Record<string, (locale: Locale) => MailWords> = {
  verification: (locale) => verification({ brand, fullName: typed, link: own.link, hours: 24 }, locale),
  alreadyHere: (locale) => alreadyHere({ brand, fullName: typed, link: own.link }, locale),
  linkBackIn: (locale) =>
    linkBackIn('reset-password', { brand, fullName: typed, link: own.link, minutes: 30 }, locale),
  /** The same one, for its other purpose. */
  signInLink: (locale) =>
    linkBackIn('sign-in', { brand, fullName: typed, link: own.link, minutes: 30 }, locale),
  passwordChanged: (locale) => passwordChanged({ brand, fullName: typed, link: own.link }, locale),
  providerConnected: (locale) =>
    providerConnected({ brand, fullName: typed, provider: typed, link: own.link }, locale),
  securityNews: (locale) =>
    securityNews('recovery-codes-low', { brand, fullName: typed, link: own.link, codesLeft: 2 }, locale),
  removalAsked: (locale) =>
    removalAsked({ brand, fullName: typed, link: own.link, readyAt: new Date(0), zone: 'UTC' }, locale),
  exportReady: (locale) => exportReady({ brand, fullName: typed, link: own.link, hours: 24 }, locale),
  deletionAsked: (locale) =>
    deletionAsked({ brand, fullName: typed, link: own.link, eraseAt: new Date(0), zone: 'UTC' }, locale),
  accountErased: (locale) => accountErased({ brand, fullName: typed, link: own.link }, locale),
  invitation: (locale) =>
    invitation({ brand, from: typed, protocol: typed, permission: 'edit', link: own.link }, locale),
  guardianConfirmed: (locale) =>
    guardianConfirmed({ brand, person: typed, program: typed, link: own.link, state: 'granted' }, locale),
  guardianAsked: (locale) => guardianAsked({ brand, person: typed, program: typed, link: own.link }, locale),
  contactForwarded: (locale) =>
    contactForwarded(
      {
        brand,
        fullName: typed,
        email: 'somebody@evil.example',
        subject: typed,
        description: `${typed}\n\n${typed}`,
      },
      locale,
    ),
  contactAnswered: (locale) =>
    contactAnswered(
      { brand, fullName: typed, subject: typed, description: `${typed}\n\n${typed}`, answer: typed },
      locale,
    ),
  suspended: (locale) => suspended({ brand, fullName: typed, link: own.link, note: typed }, locale),
  lifted: (locale) => lifted({ brand, fullName: typed, link: own.link, note: null }, locale),
  adminInvited: (locale) =>
    adminInvited({ brand, fullName: typed, role: 'support', hours: 24, link: own.link }, locale),
  emergencyAccessOpened: (locale) =>
    emergencyAccessOpened(
      {
        brand,
        fullName: typed,
        admin: typed,
        role: 'support',
        scopes: ['tasks', 'readings'],
        reason: typed,
        until: new Date(0),
        isReviewed: true,
        zone: 'UTC',
        link: own.link,
      },
      locale,
    ),
  reviewWaits: (locale) =>
    reviewWaits({ brand, fullName: typed, admin: typed, reason: typed, days: 3, link: own.link }, locale),
  bookingTold: (locale) =>
    bookingTold(
      {
        brand,
        side: 'client',
        what: 'booked',
        name: typed,
        person: typed,
        from: new Date(86_400_000),
        readerZone: 'UTC',
        zone: 'Asia/Riyadh',
        place: { kind: 'place', name: typed, address: typed, directions: typed, onlineBy: null },
        reason: typed,
        needsAnswers: true,
        cancelUntil: new Date(3_600_000),
        now: new Date(0),
        link: own.link,
      },
      locale,
    ),
  promptMail: (locale) => promptMail({ ...own, brand, told: [told], isReminder: true }, locale),
  newsMail: (locale) => {
    const lines = [sayNews('follow-up', { person: typed, program: typed, title: typed }, locale)];
    return newsMail({ ...own, brand, lines }, locale);
  },
  dangerMail: (locale) => {
    const line = sayNews('urgent', { program: typed }, locale);
    return dangerMail({ brand, line, isOwn: false, link: own.link }, locale);
  },
  summaryMail: (locale) => {
    const week = { program: typed, done: 1, missed: 1, open: 1, streak: 2 };
    return summaryMail({ ...own, brand, fullName: typed, weeks: [week] }, locale);
  },
};
/** Beside the messages in those files. */
const noMessage = ['gathered', 'forYou'];

it('covers every message there is', async () => {
  const features = fileURLToPath(new URL('../features/', import.meta.url));
  const files = globSync('*/mail-words.ts', { cwd: features });
  const exported = await Promise.all(files.map((file) => import(`${features}${file}`)));
  expect(files.length).toBeGreaterThanOrEqual(4);
  const covered = Object.keys(messages).filter((name) => name !== 'signInLink');
  expect(exported.flatMap((file) => Object.keys(file)).sort()).toEqual([...covered, ...noMessage].sort());
});

const linker = new MarkdownIt({ linkify: true }).linkify.set({ fuzzyIP: true }).tlds(['example'], true);
const each = Object.keys(messages).flatMap((name) =>
  (['en', 'ar'] as const).map((locale) => [name, locale] as const),
);

describe('a message with addresses in every name', () => {
  it.each(each)('%s (%s) links to its own site alone', (name, locale) => {
    const words = messages[name]?.(locale);
    if (!words) throw new Error(`no ${name}`);
    const { subject, html, text } = layOutMail(words, { ...siteDefaults, name: brand }, locale);
    expect(`${subject}${html}${text}`).toContain('evil');
    expect(linker.match(subject)).toBeNull();
    for (const { url } of linker.match(text) ?? []) expect(url).toMatch(/^https:\/\/clinic\.example\//);
    for (const [, href] of html.matchAll(/<a [^>]*href="([^"]*)"/g))
      expect(href).toMatch(/^https:\/\/clinic\.example\//);
    const shown = html.replace(/<(style|head)[\s\S]*?<\/\1>/g, '').replace(/<[^>]*>/g, ' ');
    expect(linker.match(shown)).toBeNull();
  });
});
