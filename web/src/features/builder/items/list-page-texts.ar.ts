import { plural, type Translation } from '@regimen/contract/language/define-texts.ts';
import type { listPageTexts } from './list-page-texts.ts';

export default {
  tabs: 'تصفية العناصر',
  all: 'الكل',
  own: 'عناصرك',
  builtin: 'المكتبة',
  used: 'مستخدَمة هنا',
  search: 'البحث بالاسم أو الوصف',
  clear: 'مسح البحث',
  count: plural({
    zero: 'لا شيء معروض',
    one: 'عنصر واحد معروض',
    two: 'عنصران معروضان',
    few: '{n} عناصر معروضة',
    many: '{n} عنصرًا معروضًا',
    other: '{n} عنصر معروض',
  }),
  more: 'عرض المزيد',
  builtInBadge: 'من المكتبة',
  notReviewed: 'لم يُراجع بعد',
  usedIn: 'مستخدَم في: {places}',
  usedElsewhere: 'مستخدَم في هذا البروتوكول',
  emptyOwn: 'لم تُضف عناصر خاصة بك بعد',
  emptyOwnHelp: 'يمكن إضافة عنصر جديد، أو فتح عنصر من المكتبة ونسخه.',
  emptyUsed: 'لا عناصر مستخدَمة في هذا البروتوكول بعد',
  emptyUsedHelp: 'عند اختيار عنصر في خطوة أو وحدة متكررة سيظهر هنا.',
  emptySearch: 'لا نتائج لـ«{search}»',
  emptySearchHelp: 'يمكن المحاولة بكلمات أقل أو مختلفة.',
  empty: 'لا شيء هنا بعد',
  module: '{name} (متكرر)',
} satisfies Translation<typeof listPageTexts>;
