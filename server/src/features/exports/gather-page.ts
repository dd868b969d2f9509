import type { Locale } from '@regimen/contract/language/languages.ts';
import type { UnitSystem } from '@regimen/contract/my-profile-choices.ts';
import { programTextIn } from '@regimen/contract/program-texts.ts';
import { inReaderUnit } from '@regimen/contract/reader-units.ts';
import type { ReadingSeries } from '@regimen/contract/readings.ts';
import { isExpert } from '@regimen/contract/roles.ts';
import { siteIn } from '@regimen/contract/site-in.ts';
import type { TaskResult } from '@regimen/contract/task-forms.ts';
import { findPersonFacts } from '../../db/person-facts.ts';
import type { Tx } from '../../db/pool.ts';
import { htmlNow, htmlOf } from '../../kept-html.ts';
import { breathe } from '../../own-turn.ts';
import { escapeHtml } from '../../providers/mail-layout.ts';
import type { Scope } from '../../scope.ts';
import { listOwnLooks } from '../audit/list-own-looks.ts';
import { programsOf } from '../enrollments/programs-of-versions.ts';
import { listReadingSeries } from '../enrollments/reading-series.ts';
import { sayHandedIn } from '../enrollments/say-handed-in.ts';
import { type Expertise, mostOnPage, type PageData, type Person } from './page/page-data.ts';
import { findPerson, listHandedIn, listJoined, listReviewed, listSent, listWritten } from './page-queries.ts';
import { findExpertise, listConsentsOf, listGuardians, listQualificationsOf } from './profile-queries.ts';

/** What the page shows, in its person's language and by their clock. */
export async function gatherPage(scope: Scope, userId: string, locale: Locale): Promise<PageData> {
  const { bio, ...data } = await scope.read(async (tx) => {
    const person = await findPerson(tx, userId);
    if (!person) throw new Error('Somebody left while their data were gathered.');
    const { bio } = person;
    const joined = await listJoined(tx, userId, mostOnPage);
    return {
      bio,
      brand: siteIn(scope.tenant.site, locale).name,
      locale,
      zone: person.zone ?? 'UTC',
      madeAt: scope.now,
      person,
      ...(await findPersonFacts(tx, userId)),
      expertise: await expertiseOf(tx, userId, person),
      guardians: await guardiansOf(tx, userId, locale),
      consents: await listConsentsOf(tx, userId, mostOnPage),
      programs: joined.map(({ page, input, ...rest }) => ({
        ...rest,
        told: input.person,
        title: programTextIn(page.texts, locale).title,
      })),
      series: (await listReadingSeries(tx, userId, locale)).map(readIn(person.units)),
      handedIn: await handedInBy(tx, userId, locale, person.units),
      written: await writtenBy(tx, userId, locale),
      looks: await listOwnLooks(tx, userId, locale, mostOnPage),
    };
  });
  return { ...data, bioHtml: await htmlNow(bio) };
}

async function expertiseOf(tx: Tx, userId: string, { roles }: Person): Promise<Expertise | null> {
  const said = await findExpertise(tx, userId);
  if (!said && !isExpert(roles)) return null;
  return {
    languages: said?.languages ?? [],
    links: said?.links ?? [],
    consultation: said?.consultation ?? '',
    qualifications: await listQualificationsOf(tx, userId, mostOnPage),
  };
}

async function guardiansOf(tx: Tx, userId: string, locale: Locale): Promise<PageData['guardians']> {
  const rows = await listGuardians(tx, userId, mostOnPage);
  return rows.map(({ email, state, askedAt, grantedAt, endedAt, page }) => ({
    program: programTextIn(page.texts, locale).title,
    email,
    state,
    at: endedAt ?? grantedAt ?? askedAt,
  }));
}

/** As their person reads it on the site. */
const readIn =
  (system: UnitSystem) =>
  (series: ReadingSeries): ReadingSeries => {
    const { unit, shown, ends } = inReaderUnit(series, system);
    const readings = series.readings.map((reading) => ({ ...reading, value: shown(reading.value) }));
    return { ...series, unit, readings, target: series.target && ends(series.target) };
  };

async function handedInBy(
  tx: Tx,
  userId: string,
  locale: Locale,
  system: UnitSystem,
): Promise<PageData['handedIn']> {
  const rows = await listHandedIn(tx, userId, mostOnPage);
  const programs = await programsOf(
    tx,
    rows.map(({ versionId }) => versionId),
  );
  return rows.map((row) => ({
    name: row.name,
    program: programTextIn(row.page.texts, locale).title,
    at: row.closedAt ?? new Date(0),
    isDeclined: row.result?.type === 'declined' || failedBooking(row.result),
    lines:
      row.result?.type === 'declined'
        ? [{ answer: row.result.words }].filter(({ answer }) => answer !== '')
        : sayHandedIn(row, programs.get(row.versionId), locale, system),
  }));
}

/** Of an appointment that nobody came to, or that was cancelled, nothing was done. */
const failedBooking = (result: TaskResult | null): boolean =>
  result?.type === 'booking' && (result.status === 'missed' || result.status === 'cancelled');

async function writtenBy(tx: Tx, userId: string, locale: Locale): Promise<PageData['written']> {
  const written: PageData['written'] = [];
  for (const row of await listWritten(tx, userId, mostOnPage)) {
    written.push({ kind: row.kind, title: row.title, bodyHtml: htmlOf(row), at: row.at });
    await breathe();
  }
  for (const { texts, rating, body, at } of await listReviewed(tx, userId, mostOnPage))
    written.push({
      kind: 'reviewed',
      title: texts ? programTextIn(texts, locale).title : '',
      bodyHtml: `<p>${'★'.repeat(rating)}${'☆'.repeat(5 - rating)}</p><p class="words">${escapeHtml(body)}</p>`,
      at,
    });
  for (const { title, body, at } of await listSent(tx, userId, mostOnPage))
    written.push({
      kind: title ? 'sent' : 'sentToGroup',
      title: title ?? '',
      bodyHtml: `<p class="words">${escapeHtml(body)}</p>`,
      at,
    });
  return written.sort((a, b) => b.at.getTime() - a.at.getTime());
}
