import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { measureTexts } from './measure-texts.ts';

export default {
  title: 'القياس مرة أخرى',
  help: 'إن كنت تشعر بتوعك فاتصل أولًا.',
  add: 'إدخال قراءة جديدة',
} satisfies Translation<typeof measureTexts>;
