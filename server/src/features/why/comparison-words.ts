import { roleTexts } from '@regimen/contract/role-texts.ts';
/** What a condition found, as a clause that stands by itself and after "because": the value, and what was asked of it. */
import { signLabel } from '@regimen/contract/signs.ts';
import type { Comparison, FactValue, Leaf } from '@regimen/engine/condition.ts';
import { branchesOf } from '@regimen/engine/steps/traits.ts';
import {
  bandName,
  branchName,
  kpiOf,
  nodeOf,
  type Own,
  questionOf,
  sheetOf,
  stepName,
} from './fact-names.ts';
import { dateWords, dayCount, listWords, numberWords, pick, plural, quoted, type SpeakingOf } from './say.ts';

/** `at`: when it was asked. */
export interface Asked extends Own {
  at: number;
  holds: boolean;
}

type Words = (value: string) => string;
const compared: Record<Comparison, [en: Words, ar: Words]> = {
  '=': [(value) => value, (value) => value],
  '!=': [(value) => `other than ${value}`, (value) => `غير ${value}`],
  '<': [(value) => `below ${value}`, (value) => `أقل من ${value}`],
  '<=': [(value) => `${value} or lower`, (value) => `${value} أو أقل`],
  '>': [(value) => `above ${value}`, (value) => `أعلى من ${value}`],
  '>=': [(value) => `${value} or higher`, (value) => `${value} أو أعلى`],
};
/** Of what is counted. */
const counted: typeof compared = {
  ...compared,
  '<': [(value) => `less than ${value}`, (value) => `أقل من ${value}`],
  '<=': [(value) => `${value} or less`, (value) => `${value} أو أقل`],
  '>': [(value) => `more than ${value}`, (value) => `أكثر من ${value}`],
  '>=': [(value) => `${value} or more`, (value) => `${value} أو أكثر`],
};
const isCounted = (leaf: Leaf): boolean =>
  leaf.is === 'days' ||
  leaf.is === 'attempts' ||
  leaf.is === 'age' ||
  (leaf.is === 'kpi' && leaf.stat === 'count');

/** "your reading was 148, which is above 140", or what it would have had to be. */
function withLimit(said: string, leaf: Leaf, limit: string, { holds }: Asked, speaking: SpeakingOf): string {
  const [en, ar] = (isCounted(leaf) ? counted : compared)[leaf.op];
  if (holds && leaf.op === '=') return said;
  if (holds && leaf.op === '!=')
    return pick(speaking.locale, `${said}, not ${limit}`, `${said}، وليست ${limit}`);
  return pick(
    speaking.locale,
    holds ? `${said}, which is ${en(limit)}` : `${said} (condition: ${en(limit)})`,
    holds ? `${said}، أي ${ar(limit)}` : `${said} (الشرط: ${ar(limit)})`,
  );
}

export function comparisonWords(leaf: Leaf, value: FactValue, asked: Asked, speaking: SpeakingOf): string {
  const { locale, to } = speaking;
  const mine = to === 'follower';
  const said = (en: string, ar: string) => pick(locale, en, ar);
  const limit = oneWords(leaf, leaf.value, asked, speaking);
  const known = value === null ? null : valueWords(leaf, value, asked, speaking);
  const ending = (words: string) => withLimit(words, leaf, limit, asked, speaking);
  switch (leaf.is) {
    case 'kpi':
      return kpiWords(leaf, value, known, ending, asked, speaking);
    case 'score':
    case 'band': {
      const name = quoted(sheetOf(speaking.protocol, leaf, asked).item?.name ?? '', locale);
      const what = leaf.is === 'score' ? said('score', 'درجة') : said('result', 'نتيجة');
      if (known === null)
        return ending(said(`there’s no ${what} for ${name} yet`, `لا توجد ${what} لـ${name} بعد`));
      const own = leaf.is === 'score' ? 'درجتك' : 'نتيجتك';
      return ending(
        said(
          `${mine ? 'your' : 'the'} ${what} in ${name} was ${known}`,
          `${mine ? own : `ال${what}`} في ${name} كانت ${known}`,
        ),
      );
    }
    case 'answer': {
      const question = quoted(questionOf(speaking.protocol, leaf, asked)?.text ?? '', locale);
      if (known === null)
        return ending(said(`there’s no answer to ${question} yet`, `لا توجد إجابة عن ${question} بعد`));
      return ending(
        said(
          `${mine ? 'your' : 'the'} answer to ${question} was ${known}`,
          `${mine ? 'إجابتك' : 'الإجابة'} عن ${question} كانت ${known}`,
        ),
      );
    }
    case 'branch': {
      const node = leaf.node ?? asked.node;
      const name = quoted(stepName(speaking.protocol, node), locale);
      if (known === null)
        return ending(said(`${name} hasn’t been decided yet`, `القرار في ${name} لم يُتخذ بعد`));
      return ending(said(`the decision in ${name} was ${known}`, `القرار في ${name} كان ${known}`));
    }
    case 'days':
      return ending(
        said(
          `${known ?? ''} had passed since ${mine ? 'you' : 'they'} started`,
          `ما مضى منذ ${mine ? 'بدايتك' : 'البداية'} هو ${known ?? ''}`,
        ),
      );
    case 'attempts': {
      const name = quoted(stepName(speaking.protocol, leaf.node ?? asked.node), locale);
      const times = timesWords(typeof value === 'number' ? value : 0, speaking);
      return ending(
        said(
          `${mine ? 'you’ve' : 'they’ve'} reached ${name} ${times}`,
          `عدد مرات الوصول إلى ${name}: ${times}`,
        ),
      );
    }
    case 'age':
      if (known === null)
        return ending(said(`${mine ? 'your' : 'their'} age isn’t known`, 'العمر غير معروف'));
      return ending(
        said(`${mine ? 'your' : 'their'} age is ${known}`, `${mine ? 'عمرك' : 'العمر'} ${known}`),
      );
    case 'sex':
      if (known === null)
        return ending(said(`${mine ? 'your' : 'their'} sex isn’t known`, 'الجنس غير معروف'));
      return ending(said(`${mine ? 'your' : 'their'} sex is ${known}`, `الجنس ${known}`));
    case 'sign':
      return signWords(leaf, asked, speaking);
    case 'role':
      return ending(
        said(`${mine ? 'your' : 'their'} role here is ${known ?? ''}`, `الدور هنا ${known ?? ''}`),
      );
  }
}

function kpiWords(
  leaf: Extract<Leaf, { is: 'kpi' }>,
  value: FactValue,
  known: string | null,
  ending: (words: string) => string,
  asked: Asked,
  speaking: SpeakingOf,
): string {
  const { locale, to, protocol, readAt } = speaking;
  const mine = to === 'follower';
  const said = (en: string, ar: string) => pick(locale, en, ar);
  const name = quoted(kpiOf(protocol, leaf.kpi)?.name ?? '', locale);
  if (leaf.stat === 'count') {
    const count = plural(typeof value === 'number' ? value : 0, locale, {
      en: { one: '{n} reading', other: '{n} readings' },
      ar: {
        zero: 'صفر',
        one: 'قراءة واحدة',
        two: 'قراءتان',
        few: '{n} قراءات',
        many: '{n} قراءة',
        other: '{n} قراءة',
      },
    });
    return ending(
      said(
        `${mine ? 'you have' : 'they have'} ${count} of ${name} so far`,
        `عدد قراءات ${name} حتى الآن: ${count}`,
      ),
    );
  }
  if (known === null) return ending(said(`there’s no reading of ${name} yet`, `لا توجد قراءة لـ${name} بعد`));
  if (leaf.stat === 'change')
    return ending(
      said(
        `${name} has changed by ${known} since the first reading`,
        `التغيّر في ${name} منذ القراءة الأولى هو ${known}`,
      ),
    );
  const at = leaf.stat === 'first' ? null : readAt(leaf.kpi, asked.at);
  const when = at === null ? '' : said(` on ${dateWords(at, speaking)}`, ` يوم ${dateWords(at, speaking)}`);
  const first = leaf.stat === 'first';
  return ending(
    said(
      `${mine ? 'your' : 'the'}${first ? ' first' : ''} reading of ${name}${when} was ${known}`,
      `${first ? 'القراءة الأولى' : mine ? 'قراءتك' : 'القراءة'} لـ${name}${when} كانت ${known}`,
    ),
  );
}

function signWords(
  leaf: { op: '=' | '!='; value: string },
  { holds }: Asked,
  { locale, to }: SpeakingOf,
): string {
  const sign = quoted(signLabel(leaf.value, locale), locale);
  const named = holds === (leaf.op === '=');
  const mine = to === 'follower';
  if (named)
    return pick(
      locale,
      `${mine ? 'you' : 'they'} said that ${sign} applies to ${mine ? 'you' : 'them'}`,
      `${sign} مما ${mine ? 'ذكرته' : 'ذُكر'} عند الانضمام`,
    );
  return pick(
    locale,
    `${mine ? 'you' : 'they'} didn’t mention ${sign} when joining`,
    `${sign} لم يُذكر عند الانضمام`,
  );
}

const timesWords = (n: number, { locale }: SpeakingOf): string =>
  plural(n, locale, {
    en: { one: 'once', other: '{n} times' },
    ar: { zero: 'صفر', one: 'مرة واحدة', two: 'مرتان', few: '{n} مرات', many: '{n} مرة', other: '{n} مرة' },
  });

function valueWords(leaf: Leaf, value: NonNullable<FactValue>, asked: Asked, speaking: SpeakingOf): string {
  if (typeof value !== 'object') return oneWords(leaf, value, asked, speaking);
  const all = Array.isArray(value) ? value : Object.values(value);
  // A branch comes with those it lies in; the innermost one is what was chosen.
  const shown = leaf.is === 'branch' ? all.slice(-1) : all;
  if (shown.length === 0) return pick(speaking.locale, 'none', 'لا شيء');
  return listWords(
    shown.map((one) => oneWords(leaf, one, asked, speaking)),
    speaking.locale,
  );
}

const sexes: Record<string, [string, string]> = { female: ['female', 'أنثى'], male: ['male', 'ذكر'] };

function oneWords(leaf: Leaf, value: string | number | boolean, asked: Asked, speaking: SpeakingOf): string {
  const { locale, protocol } = speaking;
  if (typeof value === 'boolean') return value ? pick(locale, 'yes', 'نعم') : pick(locale, 'no', 'لا');
  switch (leaf.is) {
    case 'kpi': {
      const unit = leaf.stat === 'count' ? '' : (kpiOf(protocol, leaf.kpi)?.unit ?? '');
      const sign = leaf.stat === 'change' && Number(value) > 0 ? '+' : '';
      return sign + numberWords(Number(value), locale, unit);
    }
    case 'band':
      return quoted(bandName(protocol, leaf, asked, String(value)), locale);
    case 'branch': {
      const branches = branchesOf(nodeOf(protocol, leaf.node ?? asked.node));
      const name = branchName(branches, String(value));
      return quoted(name || String(value), locale);
    }
    case 'answer': {
      const question = questionOf(protocol, leaf, asked);
      if (typeof value === 'number')
        return numberWords(value, locale, question?.kind === 'number' ? (question.unit ?? '') : '');
      if (question?.kind === 'date' && !Number.isNaN(Date.parse(value)))
        return dateWords(Date.parse(value), { ...speaking, zone: 'UTC' });
      const options = question && 'options' in question ? question.options : [];
      return quoted(options.find(({ id }) => id === value)?.label ?? value, locale);
    }
    case 'days':
      return dayCount(Number(value), locale);
    case 'sex': {
      const [en, ar] = sexes[String(value)] ?? ['other', 'غير ذلك'];
      return pick(locale, en, ar);
    }
    case 'role':
      return Object.hasOwn(roleTexts.en, String(value))
        ? roleTexts[locale][String(value) as keyof typeof roleTexts.en]
        : String(value);
    case 'sign':
      return quoted(signLabel(String(value), locale), locale);
    default:
      return numberWords(Number(value), locale);
  }
}
