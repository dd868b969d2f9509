import type { Locale } from '@regimen/contract/language/languages.ts';
import type { MailWords } from '../../providers/mail-layout.ts';

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

const counted = (
  locale: Locale,
  count: number,
  forms: Partial<Record<Intl.LDMLPluralRule, string>> & { other: string },
): string =>
  (forms[new Intl.PluralRules(locale).select(count)] ?? forms.other).replace(
    '#',
    new Intl.NumberFormat(locale === 'ar' ? 'ar-u-nu-latn' : locale).format(count),
  );

const things = {
  en: (count: number) => counted('en', count, { one: 'You have # update', other: 'You have # updates' }),
  ar: (count: number) =>
    counted('ar', count, {
      zero: 'لا جديد لديك',
      one: 'لديك تحديث واحد',
      two: 'لديك تحديثان',
      few: 'لديك # تحديثات',
      many: 'لديك # تحديثًا',
      other: 'لديك # تحديث',
    }),
};

const lineOf = ({ title, program, body }: Told): string => `${title} (${program})${body ? `\n${body}` : ''}`;

/** One message of the arbiter: one thing, or several gathered. */
export const promptMail: Record<Locale, (v: Prompts) => MailWords> = {
  en: ({ brand, told, isReminder, link, unsubscribe }) => {
    const [first] = told;
    const alone = told.length === 1 && first;
    return {
      subject: alone
        ? isReminder
          ? `Reminder: ${first.title}`
          : first.title
        : `${things.en(told.length)} on ${brand}`,
      heading: alone ? first.title : things.en(told.length),
      paragraphs: alone
        ? [...(first.body ? [first.body] : []), `This is part of “${first.program}”.`]
        : told.map(lineOf),
      button: { label: alone ? 'Open' : 'See my tasks', url: link },
      footnote: `You’re getting this because you follow a program on ${brand}. Choose what we email you, and when, in your settings.`,
      footLink: { label: 'Stop reminder emails', url: unsubscribe },
    };
  },
  ar: ({ brand, told, isReminder, link, unsubscribe }) => {
    const [first] = told;
    const alone = told.length === 1 && first;
    return {
      subject: alone
        ? isReminder
          ? `تذكير: ${first.title}`
          : first.title
        : `${things.ar(told.length)} في ${brand}`,
      heading: alone ? first.title : things.ar(told.length),
      paragraphs: alone
        ? [...(first.body ? [first.body] : []), `هذا جزء من برنامج «${first.program}».`]
        : told.map(lineOf),
      button: { label: alone ? 'فتح' : 'عرض مهامي', url: link },
      footnote: `تصلك هذه الرسالة لأنك تتابع برنامجًا في ${brand}. يمكنك في الإعدادات اختيار ما يصلك بالبريد ومتى.`,
      footLink: { label: 'إيقاف رسائل التذكير', url: unsubscribe },
    };
  },
};

export const newsMail: Record<Locale, (v: News) => MailWords> = {
  en: ({ brand, lines, link, unsubscribe }) => ({
    subject: lines.length === 1 ? (lines[0] ?? '') : `${lines.length} updates on ${brand}`,
    heading: lines.length === 1 ? 'You have an update' : 'You have new updates',
    paragraphs: lines,
    button: { label: 'See what’s new', url: link },
    footnote: `You’re getting this because of your email settings on ${brand}.`,
    footLink: { label: 'Stop these emails', url: unsubscribe },
  }),
  ar: ({ brand, lines, link, unsubscribe }) => ({
    subject: lines.length === 1 ? (lines[0] ?? '') : `تحديثات جديدة لك في ${brand}`,
    heading: lines.length === 1 ? 'لديك تحديث جديد' : 'لديك تحديثات جديدة',
    paragraphs: lines,
    button: { label: 'عرض الجديد', url: link },
    footnote: `تصلك هذه الرسالة وفق إعدادات بريدك في ${brand}.`,
    footLink: { label: 'إيقاف هذه الرسائل', url: unsubscribe },
  }),
};

interface Danger {
  brand: string;
  line: string;
  /** To the person themselves, or to an expert. */
  isOwn: boolean;
  link: string;
}

/** Somebody may be in danger. It comes whatever was chosen, so it offers no end. */
export const dangerMail: Record<Locale, (v: Danger) => MailWords> = {
  en: ({ brand, line, isOwn, link }) => ({
    subject: line,
    heading: isOwn ? line : 'Someone needs you now',
    paragraphs: isOwn
      ? [
          'If you’re in danger, call your emergency number now.',
          'The page below has the numbers for your country and shows who we told.',
        ]
      : [line, 'Open it to see who it is and what they answered.'],
    button: { label: isOwn ? 'See who to call' : 'Open now', url: link },
    footnote: `${brand} always sends urgent messages, whatever your settings.`,
  }),
  ar: ({ brand, line, isOwn, link }) => ({
    subject: line,
    heading: isOwn ? line : 'شخص يحتاج إليك الآن',
    paragraphs: isOwn
      ? ['إذا كنت في خطر، اتصل برقم الطوارئ الآن.', 'في الصفحة أدناه أرقام بلدك ومن أبلغناهم.']
      : [line, 'في الصفحة أدناه هوية الشخص وإجاباته.'],
    button: { label: isOwn ? 'عرض أرقام المساعدة' : 'فتح الآن', url: link },
    footnote: `الرسائل العاجلة من ${brand} تصلك دائمًا، أيًا كانت إعداداتك.`,
  }),
};

const weekInEnglish = ({ program, done, missed, open, streak }: ProgramWeek): string =>
  [
    program,
    counted('en', done, { one: '# task done', other: '# tasks done' }) +
      (missed > 0 ? `, ${counted('en', missed, { one: '# missed', other: '# missed' })}` : ''),
    ...(streak > 1 ? [counted('en', streak, { other: '# days in a row' })] : []),
    ...(open > 0 ? [counted('en', open, { one: '# task open now', other: '# tasks open now' })] : []),
  ].join('\n');

const weekInArabic = ({ program, done, missed, open, streak }: ProgramWeek): string =>
  [
    program,
    `المهام المنجزة: ${done}${missed > 0 ? `، والفائتة: ${missed}` : ''}`,
    ...(streak > 1 ? [`أيام متتالية: ${streak}`] : []),
    ...(open > 0 ? [`مهام مفتوحة الآن: ${open}`] : []),
  ].join('\n');

export const summaryMail: Record<Locale, (v: Summary) => MailWords> = {
  en: ({ brand, fullName, weeks, link, unsubscribe }) => ({
    subject: `Your week on ${brand}`,
    heading: `Your week, ${fullName}`,
    paragraphs: weeks.map(weekInEnglish),
    button: { label: 'Start this week', url: link },
    footnote: `We send this every Monday morning while you follow a program on ${brand}.`,
    footLink: { label: 'Stop weekly summaries', url: unsubscribe },
  }),
  ar: ({ brand, fullName, weeks, link, unsubscribe }) => ({
    subject: `أسبوعك في ${brand}`,
    heading: `أسبوعك يا ${fullName}`,
    paragraphs: weeks.map(weekInArabic),
    button: { label: 'بدء هذا الأسبوع', url: link },
    footnote: `نرسل هذا الملخص صباح كل اثنين ما دمت تتابع برنامجًا في ${brand}.`,
    footLink: { label: 'إيقاف الملخص الأسبوعي', url: unsubscribe },
  }),
};

/** For a push message that tells several things. */
export const gathered: Record<Locale, (count: number) => string> = things;

/** For a push message that may not say what it is about. */
export const forYou: Record<Locale, (count: number) => string> = {
  en: (count) => (count === 1 ? 'You have an update' : things.en(count)),
  ar: (count) => (count === 1 ? 'لديك تحديث جديد' : things.ar(count)),
};
