import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { permissionTexts } from './permission-texts.ts';

export default {
  view: 'عرض',
  comment: 'تعليق',
  edit: 'تعديل',
  publish: 'نشر',
  owner: 'المالك',
} satisfies Translation<typeof permissionTexts>;
