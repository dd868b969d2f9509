import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { shareTexts } from './share-texts.ts';

export default {
  nobody: 'لا أحد من المتابعين',
  few: 'قلّة من المتابعين',
  tenth: 'عُشر المتابعين',
  fifth: 'خُمس المتابعين',
  quarter: 'ربع المتابعين',
  third: 'ثلث المتابعين',
  half: 'نصف المتابعين',
  twoThirds: 'ثلثا المتابعين',
  threeQuarters: 'ثلاثة أرباع المتابعين',
  nineTenths: '9 من كل 10 متابعين',
  nearlyAll: 'كل المتابعين تقريبًا',
  all: 'كل المتابعين',
  inHundred: '{n} من كل 100 متابِع',
} satisfies Translation<typeof shareTexts>;
