import { daysInARow } from '@regimen/contract/language/duration-phrases.ts';
import type { Locale } from '@regimen/contract/language/languages.ts';
import { translator } from '@regimen/contract/language/translate.ts';
import type { MailWords } from '../../providers/mail-layout.ts';
import { mailTexts } from './mail-texts.ts';

export interface Told {
  title: string;
  program: string;
  body: string;
}
interface Prompts {
  brand: string;
  told: Told[];
  isReminder: boolean;
  link: string;
  unsubscribe: string;
}
interface News {
  brand: string;
  lines: string[];
  link: string;
  unsubscribe: string;
}
export interface ProgramWeek {
  program: string;
  done: number;
  missed: number;
  open: number;
  streak: number;
}
interface Summary {
  brand: string;
  fullName: string;
  weeks: ProgramWeek[];
  link: string;
  unsubscribe: string;
}
interface Danger {
  brand: string;
  line: string;
  /** To the person themselves, or to an expert. */
  isOwn: boolean;
  link: string;
}

const lineOf = ({ title, program, body }: Told): string => `${title} (${program})${body ? `\n${body}` : ''}`;

/** One message of the arbiter: one thing, or several gathered. */
export function promptMail(prompts: Prompts, locale: Locale): MailWords {
  const { brand, told, isReminder, link, unsubscribe } = prompts;
  const t = translator(mailTexts, locale);
  const [first] = told;
  const end = {
    footnote: t('promptFootnote', { brand }),
    footLink: { label: t('promptStop'), url: unsubscribe },
  };
  if (first && told.length === 1) {
    const { title, body, program } = first;
    return {
      subject: isReminder ? t('promptReminder', { title }) : title,
      heading: title,
      paragraphs: [...(body ? [body] : []), t('promptPartOf', { program })],
      button: { label: t('promptOpen'), url: link },
      ...end,
    };
  }
  return {
    subject: t('updatesOn', { n: told.length, brand }),
    heading: t('updates', { n: told.length }),
    paragraphs: told.map(lineOf),
    button: { label: t('promptSeeTasks'), url: link },
    ...end,
  };
}

export function newsMail({ brand, lines, link, unsubscribe }: News, locale: Locale): MailWords {
  const t = translator(mailTexts, locale);
  const [first = ''] = lines;
  const isOne = lines.length === 1;
  return {
    subject: isOne ? first : t('newsSubject', { n: lines.length, brand }),
    heading: t(isOne ? 'oneUpdate' : 'newsHeading'),
    paragraphs: lines,
    button: { label: t('newsOpen'), url: link },
    footnote: t('newsFootnote', { brand }),
    footLink: { label: t('newsStop'), url: unsubscribe },
  };
}

/** Somebody may be in danger. It comes whatever was chosen, so it offers no end. */
export function dangerMail({ brand, line, isOwn, link }: Danger, locale: Locale): MailWords {
  const t = translator(mailTexts, locale);
  return {
    subject: line,
    heading: isOwn ? line : t('dangerHeading'),
    paragraphs: isOwn ? [t('dangerCall'), t('dangerPage')] : [line, t('dangerWho')],
    button: { label: t(isOwn ? 'dangerSeeNumbers' : 'dangerOpen'), url: link },
    footnote: t('dangerFootnote', { brand }),
  };
}

export function summaryMail(
  { brand, fullName, weeks, link, unsubscribe }: Summary,
  locale: Locale,
): MailWords {
  const t = translator(mailTexts, locale);
  return {
    subject: t('weekSubject', { brand }),
    heading: t('weekHeading', { name: fullName }),
    paragraphs: weeks.map((week) => weekWords(week, locale)),
    button: { label: t('weekStart'), url: link },
    footnote: t('weekFootnote', { brand }),
    footLink: { label: t('weekStop'), url: unsubscribe },
  };
}

function weekWords({ program, done, missed, open, streak }: ProgramWeek, locale: Locale): string {
  const t = translator(mailTexts, locale);
  return [
    program,
    missed > 0 ? t('weekDoneAndMissed', { n: done, missed }) : t('weekDone', { n: done }),
    ...(streak > 1 ? [daysInARow(streak, locale)] : []),
    ...(open > 0 ? [t('weekOpen', { n: open })] : []),
  ].join('\n');
}

/** For a push message that tells several things. */
export const gathered = (count: number, locale: Locale): string =>
  translator(mailTexts, locale)('updates', { n: count });

/** For a push message that may not say what it is about. */
export const forYou = (count: number, locale: Locale): string =>
  count === 1 ? translator(mailTexts, locale)('oneUpdate') : gathered(count, locale);
