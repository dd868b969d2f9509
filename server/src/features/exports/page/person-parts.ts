import { ageOn } from '@regimen/contract/age-on.ts';
import { toFeet, toPounds } from '@regimen/contract/body-units.ts';
import { namesIn } from '@regimen/contract/language/formatters.ts';
import { dateIn, longDate } from '@regimen/contract/language/instants.ts';
import { type Locale, languages, withCommas } from '@regimen/contract/language/languages.ts';
import { translator } from '@regimen/contract/language/translate.ts';
import { zoneName } from '@regimen/contract/language/zone-name.ts';
import { roleTexts } from '@regimen/contract/role-texts.ts';
import { isExpert, isProfession } from '@regimen/contract/roles.ts';
import { signLabel } from '@regimen/contract/signs.ts';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { escapeHtml as text } from '../../../providers/mail-layout.ts';
import { day, facts, moment, own, withoutLinks } from './markup.ts';
import type { PageData } from './page-data.ts';
import { personTexts } from './person-texts.ts';

const sayIn = (locale: Locale) => translator(personTexts, locale);

/** One section of the page. */
export interface Part {
  id: string;
  title: string;
  html: string;
}

/** What somebody says about themselves: sections with nothing in them are left out. */
export function personParts(data: PageData): Part[] {
  const t = sayIn(data.locale);
  const parts = [
    { id: 'about', title: t('about'), html: about(data) },
    { id: 'health', title: t('health'), html: health(data) },
    { id: 'expert', title: t('expert'), html: expertise(data) },
    { id: 'guardians', title: t('guardians'), html: guardians(data) },
    { id: 'consents', title: t('consents'), html: consents(data) },
  ];
  return parts.filter(({ html }) => html !== '');
}

const birthdayIn = (birthday: string, locale: Locale): string =>
  longDate(locale, Date.parse(birthday), 'UTC');

function about(data: PageData): string {
  const { person, profile, locale } = data;
  const t = sayIn(locale);
  const phone = profile?.phone ?? null;
  return (
    facts([
      [t('name'), own(person.fullName)],
      [t('birthday'), profile?.birthday ? own(bornOn(profile.birthday, data)) : null],
      [t('howOld'), profile?.birthday ? null : toldOnJoining(data, ageOf)],
      [t('sex'), profile?.sex ? text(t(profile.sex)) : toldOnJoining(data, sexOf)],
      [
        t('phone'),
        phone &&
          `<bdi dir="ltr">${text(parsePhoneNumberFromString(phone)?.formatInternational() ?? phone)}</bdi>`,
      ],
      [t('email'), person.email && own(person.email)],
      [t('username'), own(person.username)],
      [t('language'), text(languages[locale].name)],
      [t('zone'), person.zone && text(zoneName(person.zone, locale))],
      [t('units'), text(t(person.units))],
      [t('joined'), text(day(data, person.createdAt))],
    ]) +
    (data.bioHtml ? `<h3>${text(t('bio'))}</h3>\n<div dir="auto">${withoutLinks(data.bioHtml)}</div>\n` : '')
  );
}

type Told = PageData['programs'][number]['told'];
type OfTold = (told: Told, locale: Locale) => string | null;
const ageOf: OfTold = ({ age: n }, locale) => (n === null ? null : sayIn(locale)('age', { n }));
const sexes = ['female', 'male', 'other'] as const;
const sexOf: OfTold = ({ sex }, locale) => {
  const known = sexes.find((each) => each === sex);
  return known ? sayIn(locale)(known) : null;
};
const signsOf: OfTold = ({ signs }, locale) =>
  withCommas(
    signs.map((name) => signLabel(name, locale)),
    locale,
  );

/** What a program learned of somebody as they joined: "40 years old, Female, Asthma". */
export const toldWords = (told: Told, locale: Locale): string =>
  withCommas([ageOf, sexOf, signsOf].map((of) => of(told, locale) ?? '').filter(Boolean), locale);

/** Where nothing of it stands in the profile: what the program that somebody joined last was told. */
function toldOnJoining(data: PageData, of: OfTold): string | null {
  const { programs, locale } = data;
  for (const { told, title, startedAt } of programs) {
    const said = of(told, locale);
    if (!said) continue;
    const when = sayIn(locale)('toldTo', { title, date: day(data, startedAt) });
    return `${text(said)}<br><span class="soft">${text(when)}</span>`;
  }
  return null;
}

/** "April 2, 1988 (38 years old)" */
function bornOn(birthday: string, { locale, zone, madeAt }: PageData): string {
  const n = ageOn(birthday, dateIn(madeAt.getTime(), zone));
  return `${birthdayIn(birthday, locale)} (${sayIn(locale)('age', { n })})`;
}

function health({ health, person, ...data }: PageData): string {
  if (!health) return '';
  const t = sayIn(data.locale);
  const { heightCm, weightKg, conditions, medication, allergies, changedAt } = health;
  const isMetric = person.units === 'metric';
  const said = facts([
    [
      t('height'),
      heightCm === null ? null : text(isMetric ? t('cm', { n: heightCm }) : t('feet', toFeet(heightCm))),
    ],
    [
      t('weight'),
      weightKg === null
        ? null
        : text(isMetric ? t('kg', { n: weightKg }) : t('lb', { n: toPounds(weightKg) })),
    ],
    [
      t('conditions'),
      listHtml(
        conditions.map((name) => signLabel(name, data.locale)),
        data.locale,
      ),
    ],
    [t('medication'), typed(medication)],
    [t('allergies'), typed(allergies)],
  ]);
  const changed = t('changed', { date: longDate(data.locale, changedAt.getTime(), data.zone) });
  return said && `${said}<p class="soft">${text(changed)}</p>\n`;
}

const typed = (words: string): string =>
  words ? `<span class="words" dir="auto">${text(words)}</span>` : '';
const listHtml = (words: readonly string[], locale: Locale): string => text(withCommas(words, locale));

function expertise(data: PageData): string {
  const { expertise, person, locale } = data;
  if (!expertise) return '';
  const t = sayIn(locale);
  const profession = person.roles.find(isProfession) ?? (isExpert(person.roles) ? 'expert' : undefined);
  const names = expertise.languages.map((code) => namesIn(locale, 'language').of(code) ?? code);
  const checked = expertise.qualifications.map(({ title, institution, year, ...rest }) => {
    const { state, checkedByName, checkedAt } = rest;
    const date = checkedAt ? day(data, checkedAt) : '';
    const known = [institution, year === null ? '' : String(year)].filter(Boolean);
    return `<li><strong>${own(title)}</strong><br>${own(withCommas(known, locale))}<br>
<span class="soft">${text(t(state, { name: checkedByName ?? '', date }))}</span></li>`;
  });
  return (
    facts([
      [t('profession'), profession ? text(translator(roleTexts, locale)(profession)) : null],
      [t('languages'), listHtml(names, locale)],
      [t('consultation'), typed(expertise.consultation)],
      [t('links'), expertise.links.map(own).join('<br>')],
    ]) + (checked.length > 0 ? `<h3>${text(t('qualifications'))}</h3>\n<ul>${checked.join('\n')}</ul>\n` : '')
  );
}

function guardians(data: PageData): string {
  const t = sayIn(data.locale);
  const lines = data.guardians.map(
    ({ program, email, state, at }) =>
      `<li><strong>${own(program)}</strong> <span class="badge">${text(t(`guardian_${state}`))}</span><br>
${own(email)} · ${moment(data, at)}</li>`,
  );
  return lines.length > 0 ? `<ul>${lines.join('\n')}</ul>\n` : '';
}

function consents(data: PageData): string {
  const t = sayIn(data.locale);
  const names = { 'terms-of-service': t('terms'), privacy: t('privacy') };
  const lines = data.consents.map(
    ({ document, granted, at }) =>
      `<li><strong>${text(names[document])}</strong> <span class="badge">${text(t(!granted ? 'declined' : document === 'privacy' ? 'shown' : 'granted'))}</span><br>
${moment(data, at)}</li>`,
  );
  return lines.length > 0 ? `<ul>${lines.join('\n')}</ul>\n` : '';
}

/** Whose page it is, above everything: on paper it is what a doctor looks for first. */
export function whose(data: PageData): string {
  const { person, profile } = data;
  return [person.fullName, profile?.birthday ? bornOn(profile.birthday, data) : '']
    .filter(Boolean)
    .map(own)
    .join(' · ');
}
