import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { permissionHelpTexts } from './permission-help-texts.ts';

export default {
  view: 'الاطلاع على المخطط وعناصره والتعليقات والمشكلات والسجل.',
  comment: 'وكذلك التعليق على الخطوات والرد على التعليقات وحلّها.',
  edit: 'وكذلك تعديل الخطوات والعناصر والوحدات والقواعد واستعادة نسخ سابقة.',
  publish: 'وكذلك نشره للمتابعين ضمن برنامج.',
  owner: 'كل ما سبق، وإدارة الفريق: الدعوة وتغيير الصلاحيات والإزالة والأرشفة.',
} satisfies Translation<typeof permissionHelpTexts>;
