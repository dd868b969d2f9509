import { plural, type Translation } from '@regimen/contract/language/define-texts.ts';
import type { texts } from './texts.ts';

export default {
  title: plural({
    zero: 'لا نصوص تنتظر المراجعة',
    one: 'نص واحد ينتظر المراجعة',
    two: 'نصان ينتظران المراجعة',
    few: '{n} نصوص تنتظر المراجعة',
    many: '{n} نصًا تنتظر المراجعة',
    other: '{n} نص تنتظر المراجعة',
  }),
  lead: 'هذه النصوص من مسودة ترجمة. تُستحسن قراءة كل نص قبل أن يصل إلى المتابعين. والنص الذي يُعاد كتابته ويُحفظ يُعد مُراجعًا.',
  show: 'عرضها',
  from: 'الأصل',
  draft: 'المسودة',
  right: 'صحيح',
  rightOf: 'صحيح: «{text}»',
  keep: 'إبقاؤه كما هو',
  keepOf: 'إبقاؤه كما هو: «{text}»',
  all: 'اعتبار الكل مُراجعًا',
  notReviewed: 'مسودة لم تُراجع بعد',
  notTranslated: 'لم يُترجم بعد',
} satisfies Translation<typeof texts>;
