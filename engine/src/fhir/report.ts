import { contentLanguageFor } from '../content-language.ts';
/** What a file of others says and could not be carried over, as data and in words. [G14] */

export type NoteCode =
  | 'no-place'
  | 'condition'
  | 'definition-missing'
  | 'definition-kind'
  | 'extension-unreadable'
  | 'timing'
  | 'timing-as-wait'
  | 'relation'
  | 'one-after-another'
  | 'shortened'
  | 'questions-ungrouped'
  | 'question-kind'
  | 'question-left-out'
  | 'options-missing'
  | 'shown-when'
  | 'second-plan'
  | 'not-used'
  | 'overruled'
  | 'and-more';

/** `path` leads to the thing in the file that was read; `what` names it where the path alone does not. */
export type Note = { code: NoteCode; path: string; what: string };

type Words = Record<NoteCode, (what: string) => string>;

const quoted = (what: string): string => (what === '' ? '' : ` “${what}”`);

const ENGLISH: Words = {
  'no-place': () => 'has no equivalent in a protocol and was left out.',
  condition: (what) =>
    `is a condition${what && ` (${what})`} that can’t be evaluated here. The step applies to everyone until you rewrite the condition.`,
  'definition-missing': (what) =>
    `points to${quoted(what)}, which isn’t in the file. The step has only its own text.`,
  'definition-kind': (what) => `points to a ${what}, which can’t be imported as an item.`,
  'extension-unreadable': () => 'is a Regimen extension that can’t be read.',
  timing: (what) => `sets a time that can’t be kept exactly${what && `: ${what}`}.`,
  'timing-as-wait': () => 'sets a time. A wait of that length was added before the step.',
  relation: (what) =>
    `is related to another step${quoted(what)} in a way that can’t be kept. The order in the file was kept.`,
  'one-after-another': (what) =>
    `allows several things in any order${what && ` (${what})`}. Here they follow one another.`,
  shortened: (what) => `was longer than ${what} characters and was cut.`,
  'questions-ungrouped': () => 'is a group. Its questions were imported without it, one after another.',
  'question-kind': (what) => `was imported as a different type of question${what && `: ${what}`}.`,
  'question-left-out': (what) => `couldn’t be imported as a question${what && ` (${what})`}.`,
  'options-missing': () => 'lists no answers in the file, so it became a free-text question.',
  'shown-when': () => 'has a condition that can’t be evaluated here, so it’s always asked.',
  'second-plan': (what) => `is another plan${quoted(what)}. Only the first was imported.`,
  'not-used': (what) => `is a ${what} that the plan doesn’t use.`,
  overruled: () => 'was changed elsewhere, but a Regimen extension still has the original, which was used.',
  'and-more': (what) => `${what} more things couldn’t be imported.`,
};

const ARABIC: Words = {
  'no-place': () => 'ليس له مقابل في البروتوكول فلم يُستورد.',
  condition: (what) =>
    `شرط${what && ` (${what})`} لا يمكن تقييمه هنا. تنطبق الخطوة على الجميع حتى تُعاد كتابة الشرط.`,
  'definition-missing': (what) => `يشير إلى${quoted(what)} وهو غير موجود في الملف. للخطوة نصها الخاص فقط.`,
  'definition-kind': (what) => `يشير إلى ${what} ولا يمكن استيراده كعنصر.`,
  'extension-unreadable': () => 'امتداد من Regimen لا يمكن قراءته.',
  timing: (what) => `يحدد موعدًا لا يمكن حفظه بدقة${what && `: ${what}`}.`,
  'timing-as-wait': () => 'يحدد موعدًا. أُضيف قبل الخطوة انتظار بهذه المدة.',
  relation: (what) => `يرتبط بخطوة أخرى${quoted(what)} بطريقة لا يمكن حفظها. بقي ترتيب الملف كما هو.`,
  'one-after-another': (what) =>
    `يسمح بعدة أمور بأي ترتيب${what && ` (${what})`}. هنا تتوالى واحدًا بعد الآخر.`,
  shortened: (what) => `كان أطول من الحد (عدد الحروف: ${what}) فاقتُطع.`,
  'questions-ungrouped': () => 'مجموعة. استُوردت أسئلتها من دونها، واحدًا بعد الآخر.',
  'question-kind': (what) => `استُورد كنوع آخر من الأسئلة${what && `: ${what}`}.`,
  'question-left-out': (what) => `تعذّر استيراده كسؤال${what && ` (${what})`}.`,
  'options-missing': () => 'لا إجابات له في الملف، فأصبح سؤالًا بنص حر.',
  'shown-when': () => 'له شرط لا يمكن تقييمه هنا، فيُسأل دائمًا.',
  'second-plan': (what) => `خطة أخرى${quoted(what)}. استُوردت الأولى فقط.`,
  'not-used': (what) => `من نوع ${what} ولا تستخدمه الخطة.`,
  overruled: () => 'تغيّر في مكان آخر، لكن امتدادًا من Regimen ما زال يحمل الأصل، وقد استُخدم.',
  'and-more': (what) => `أمور أخرى تعذّر استيرادها: ${what}.`,
};

/** The sentence that follows the path. */
export function noteInWords({ code, what }: Note, locale: string): string {
  return (contentLanguageFor(locale) === 'ar' ? ARABIC : ENGLISH)[code](what);
}

/** Nobody reads more; a file made to fill a page with complaints fills only so much of it. */
export const MOST_NOTES = 500;

export function fewEnough(notes: readonly Note[]): Note[] {
  const kept = notes.slice(0, MOST_NOTES);
  const more = notes.length - kept.length;
  return more > 0 ? [...kept, { code: 'and-more', path: '', what: String(more) }] : kept;
}
