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
  'no-place': () => 'has no place in a protocol and was left out.',
  condition: (what) =>
    `is a condition${what && ` (${what})`} that cannot be decided here. The step comes for everybody; please write the condition anew.`,
  'definition-missing': (what) =>
    `points at${quoted(what)}, which is not in the file. The step has only the words that stand beside it.`,
  'definition-kind': (what) => `points at a ${what}, which cannot be carried as an item.`,
  'extension-unreadable': () => 'is an extension of Regimen that cannot be read.',
  timing: (what) => `says when, in a way that cannot be kept exactly${what && `: ${what}`}.`,
  'timing-as-wait': () => 'says when; a wait of that length was put before the step.',
  relation: (what) =>
    `relates to${quoted(what)} in a way that cannot be kept; the order of the file was kept.`,
  'one-after-another': (what) =>
    `lets several things be done in any order${what && ` (${what})`}; here they come one after another.`,
  shortened: (what) => `was longer than ${what} characters and was cut.`,
  'questions-ungrouped': () => 'is a group; its questions stand one after another, without it.',
  'question-kind': (what) =>
    `asks in a way that was carried as another kind of question${what && `: ${what}`}.`,
  'question-left-out': (what) => `could not be carried as a question${what && ` (${what})`}.`,
  'options-missing': () => 'names no answers in the file to choose from; it became a question for free text.',
  'shown-when': () => 'says when it is asked, in a way that cannot be decided here. It is asked always.',
  'second-plan': (what) => `is a further plan${quoted(what)}; only the first was read.`,
  'not-used': (what) => `is a ${what} that nothing in the plan points at.`,
  overruled: () => 'was changed elsewhere, but an extension of Regimen still says what it was; that counts.',
  'and-more': (what) => `${what} more things could not be carried.`,
};

const ARABIC: Words = {
  'no-place': () => 'ليس له مكان في البروتوكول فتُرك.',
  condition: (what) =>
    `شرط${what && ` (${what})`} لا يمكن البتّ فيه هنا. تأتي الخطوة للجميع؛ يُرجى كتابة الشرط من جديد.`,
  'definition-missing': (what) =>
    `يشير إلى${quoted(what)} وهو غير موجود في الملف. للخطوة الكلمات المكتوبة بجانبها فقط.`,
  'definition-kind': (what) => `يشير إلى ${what} ولا يمكن نقله كعنصر.`,
  'extension-unreadable': () => 'امتداد من Regimen لا يمكن قراءته.',
  timing: (what) => `يحدد الموعد بطريقة لا يمكن حفظها بدقة${what && `: ${what}`}.`,
  'timing-as-wait': () => 'يحدد الموعد؛ وُضع قبل الخطوة انتظار بهذه المدة.',
  relation: (what) => `يرتبط بـ${quoted(what)} بطريقة لا يمكن حفظها؛ بقي ترتيب الملف كما هو.`,
  'one-after-another': (what) => `يسمح بعدة أمور بأي ترتيب${what && ` (${what})`}؛ هنا تأتي واحدًا بعد الآخر.`,
  shortened: (what) => `كان أطول من ${what} حرفًا فقُصّ.`,
  'questions-ungrouped': () => 'مجموعة؛ تأتي أسئلتها واحدًا بعد الآخر من دونها.',
  'question-kind': (what) => `سؤال نُقل كنوع آخر من الأسئلة${what && `: ${what}`}.`,
  'question-left-out': (what) => `لا يمكن نقله كسؤال${what && ` (${what})`}.`,
  'options-missing': () => 'لا يذكر في الملف إجابات للاختيار؛ صار سؤالًا بنص حر.',
  'shown-when': () => 'يحدد متى يُسأل بطريقة لا يمكن البتّ فيها هنا. يُسأل دائمًا.',
  'second-plan': (what) => `خطة أخرى${quoted(what)}؛ قُرئت الأولى فقط.`,
  'not-used': (what) => `${what} لا يشير إليه شيء في الخطة.`,
  overruled: () => 'تغيّر في مكان آخر، لكن امتدادًا من Regimen ما زال يقول ما كان عليه؛ وهو المعتمد.',
  'and-more': (what) => `${what} من الأمور الأخرى لا يمكن نقلها.`,
};

/** The sentence that follows the path. */
export function noteInWords({ code, what }: Note, locale: 'en' | 'ar'): string {
  return (locale === 'ar' ? ARABIC : ENGLISH)[code](what);
}

/** Nobody reads more; a file made to fill a page with complaints fills only so much of it. */
export const MOST_NOTES = 500;

export function fewEnough(notes: readonly Note[]): Note[] {
  const kept = notes.slice(0, MOST_NOTES);
  const more = notes.length - kept.length;
  return more > 0 ? [...kept, { code: 'and-more', path: '', what: String(more) }] : kept;
}
