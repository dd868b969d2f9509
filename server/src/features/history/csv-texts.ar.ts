import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { csvTexts } from './csv-texts.ts';

export default {
  time: 'الوقت (UTC)',
  program: 'البرنامج',
  follower: 'المتابِع',
  type: 'النوع',
  event: 'ما حدث',
  by: 'بواسطة',
  result: 'النتيجة',
} satisfies Translation<typeof csvTexts>;
