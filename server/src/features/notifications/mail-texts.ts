import type { Locale } from '@regimen/contract/load.ts';
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
  en: (count: number) => counted('en', count, { one: '# thing for you', other: '# things for you' }),
  ar: (count: number) =>
    counted('ar', count, {
      two: 'أمران في انتظارك',
      few: '# أمور في انتظارك',
      many: '# أمرًا في انتظارك',
      other: '# أمر في انتظارك',
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
          ? `Still time for: ${first.title}`
          : first.title
        : `${things.en(told.length)} on ${brand}`,
      heading: alone ? first.title : things.en(told.length),
      paragraphs: alone
        ? [...(first.body ? [first.body] : []), `This is part of “${first.program}”.`]
        : told.map(lineOf),
      button: { label: alone ? 'Open it' : 'See my tasks', url: link },
      footnote: `You get this because you follow a program on ${brand}. In your settings you choose what comes by e-mail, and when.`,
      footLink: { label: 'No more reminders by e-mail', url: unsubscribe },
    };
  },
  ar: ({ brand, told, isReminder, link, unsubscribe }) => {
    const [first] = told;
    const alone = told.length === 1 && first;
    return {
      subject: alone
        ? isReminder
          ? `ما زال هناك وقت: ${first.title}`
          : first.title
        : `${things.ar(told.length)} في ${brand}`,
      heading: alone ? first.title : things.ar(told.length),
      paragraphs: alone
        ? [...(first.body ? [first.body] : []), `هذا جزء من برنامج «${first.program}».`]
        : told.map(lineOf),
      button: { label: alone ? 'افتحه' : 'عرض مهامي', url: link },
      footnote: `تصلك هذه الرسالة لأنك تتابع برنامجًا في ${brand}. تختار في إعداداتك ما يصلك بالبريد ومتى.`,
      footLink: { label: 'إيقاف التذكيرات بالبريد', url: unsubscribe },
    };
  },
};

export const newsMail: Record<Locale, (v: News) => MailWords> = {
  en: ({ brand, lines, link, unsubscribe }) => ({
    subject: lines.length === 1 ? (lines[0] ?? '') : `${lines.length} pieces of news on ${brand}`,
    heading: lines.length === 1 ? 'Something new for you' : 'New for you',
    paragraphs: lines,
    button: { label: 'Look at it', url: link },
    footnote: `You get this because you chose to hear of it by e-mail on ${brand}.`,
    footLink: { label: 'No more of this by e-mail', url: unsubscribe },
  }),
  ar: ({ brand, lines, link, unsubscribe }) => ({
    subject: lines.length === 1 ? (lines[0] ?? '') : `أخبار جديدة لك في ${brand}`,
    heading: lines.length === 1 ? 'خبر جديد لك' : 'الجديد لديك',
    paragraphs: lines,
    button: { label: 'اطّلع عليه', url: link },
    footnote: `تصلك هذه الرسالة لأنك اخترت معرفة ذلك بالبريد من ${brand}.`,
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
    heading: isOwn ? line : 'Somebody needs you now',
    paragraphs: isOwn
      ? [
          'If you are in danger, please call your emergency number now.',
          'The page below has the numbers for your country, and says who was told.',
        ]
      : [line, 'Open it to see who it is and what they answered.'],
    button: { label: isOwn ? 'See whom you can call' : 'Look now', url: link },
    footnote: `You always get urgent messages from ${brand}, whatever you chose for others.`,
  }),
  ar: ({ brand, line, isOwn, link }) => ({
    subject: line,
    heading: isOwn ? line : 'هناك من يحتاج إليك الآن',
    paragraphs: isOwn
      ? ['إن كنت في خطر فاتصل الآن من فضلك برقم الطوارئ.', 'في الصفحة التالية أرقام بلدك، وفيها من أبلغناه.']
      : [line, 'افتحها لترى من هو وبماذا أجاب.'],
    button: { label: isOwn ? 'انظر بمن تتصل' : 'اطّلع الآن', url: link },
    footnote: `الرسائل العاجلة من ${brand} تصل دائمًا، أيًا كان اختيارك لغيرها.`,
  }),
};

const weekInEnglish = ({ program, done, missed, open, streak }: ProgramWeek): string =>
  [
    program,
    counted('en', done, { one: '# task done', other: '# tasks done' }) +
      (missed > 0 ? `, ${counted('en', missed, { one: '# missed', other: '# missed' })}` : ''),
    ...(streak > 1 ? [counted('en', streak, { other: '# days in a row' })] : []),
    ...(open > 0 ? [counted('en', open, { one: '# task is open now', other: '# tasks are open now' })] : []),
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
    button: { label: 'Begin this week', url: link },
    footnote: `This comes once a week, on Monday morning, while you follow a program on ${brand}.`,
    footLink: { label: 'No more weekly summaries', url: unsubscribe },
  }),
  ar: ({ brand, fullName, weeks, link, unsubscribe }) => ({
    subject: `أسبوعك في ${brand}`,
    heading: `أسبوعك يا ${fullName}`,
    paragraphs: weeks.map(weekInArabic),
    button: { label: 'ابدأ هذا الأسبوع', url: link },
    footnote: `تصلك هذه الرسالة مرة في الأسبوع، صباح الاثنين، ما دمت تتابع برنامجًا في ${brand}.`,
    footLink: { label: 'إيقاف الملخص الأسبوعي', url: unsubscribe },
  }),
};

/** For a push message that tells several things. */
export const gathered: Record<Locale, (count: number) => string> = things;

/** For a push message that may not say what it is about. */
export const forYou: Record<Locale, (count: number) => string> = {
  en: (count) => (count === 1 ? 'Something for you' : things.en(count)),
  ar: (count) => (count === 1 ? 'شيء لك' : things.ar(count)),
};
