import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { overTexts } from './over-texts.ts';

export default {
  lastScore: 'آخر درجة',
  severalReadings: 'عدة قراءات',
  severalScores: 'عدة درجات',
  row: 'كل من آخر',
  average: 'المتوسط خلال',
  change: 'التغيّر خلال',
  readings: 'قراءات',
  scores: 'درجات',
  howMany: 'العدد على التوالي (من 2 إلى 10)',
  howLong: 'عدد الأيام (من 1 إلى 90)',
  timesOutOfRange: 'أدخل عددًا صحيحًا من 2 إلى 10. يبقى ما كان قبله ساريًا حتى ذلك.',
  daysOutOfRange: 'أدخل من 1 إلى 90 يومًا. يبقى ما كان قبله ساريًا حتى ذلك.',
  subscale: 'أي درجة',
  wholeScore: 'الدرجة الكلية',
  bothWays: 'لا يتحقق هذا الشرط قبل توفر قيم كافية. ولا يمكن معرفة النتيجة مسبقًا، لذلك نفحص الفرعين معًا.',
} satisfies Translation<typeof overTexts>;
