import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { dataRequestsTexts } from './data-requests-texts.ts';

export default {
  title: 'نسخ البيانات والحذف',
  lead: 'ما طلبه الأشخاص بشأن بياناتهم. يتم كلاهما تلقائيًا، ولا يظهر هنا محتوى أي نسخة.',
  waiting: 'حسابات ستُحذف',
  due: 'حان موعدها',
  doneLately: 'حُذفت في آخر 30 يومًا',
  done: 'مجموع ما حُذف',
  exports: 'نسخ البيانات',
  noExports: 'لم تُطلب أي نسخة خلال اليوم الماضي.',
  running: 'قيد الإعداد، {percent}%',
  ready: 'جاهزة',
  failed: 'تعثّر الأمر',
  asked: 'طُلبت {time}',
  until: 'متاحة حتى {time}',
  erasures: 'حسابات ستُحذف',
  noErasures: 'لم يُطلب حذف أي حساب.',
  erasuresHelp: 'يمكن التراجع حتى يحين الموعد. بعده لا يُحفظ أي اسم، بل العدد فقط.',
  stateWaiting: 'التراجع ممكن',
  stateDue: 'خلال ساعة',
  onDay: 'موعد الحذف: {date}',
  again: 'محاولة من جديد',
  started: 'بدأت المحاولة من جديد',
  more: 'عرض المزيد',
} satisfies Translation<typeof dataRequestsTexts>;
