import { plural, type Translation } from '@regimen/contract/language/define-texts.ts';
import type { offlineTexts } from './offline-texts.ts';

export default {
  refusedTitle: 'تعذّر حفظ «{name}»',
  refused: 'أُغلقت المهمة في هذه الأثناء.',
  noConnection: 'لا يوجد اتصال',
  noConnectionHelp: 'يمكنك المواصلة كالمعتاد. نحفظ ما تنجزه على هذا الجهاز ونرسله عند عودة الاتصال.',
  undo: 'تراجع',
  undoSeconds: '({n} ث)',
  tryAgain: 'إعادة المحاولة',
  trying: 'جارٍ المحاولة…',
  waiting: plural({
    zero: 'لا شيء ينتظر الإرسال.',
    one: 'سيُرسل عنصر واحد قريبًا.',
    two: 'سيُرسل عنصران قريبًا.',
    few: 'ستُرسل {n} عناصر قريبًا.',
    many: 'سيُرسل {n} عنصرًا قريبًا.',
    other: 'سيُرسل {n} عنصر قريبًا.',
  }),
} satisfies Translation<typeof offlineTexts>;
