import { plural, type Translation } from '@regimen/contract/language/define-texts.ts';
import type { protocolTexts } from './protocol-texts.ts';

export default {
  invitesTitle: 'لديك دعوة',
  invite: 'دعوة من {name} إلى العمل على <protocol>{protocol}</protocol>',
  view: 'يمكنك الاطلاع عليه.',
  comment: 'يمكنك الاطلاع عليه والتعليق.',
  edit: 'يمكنك تعديله.',
  publish: 'يمكنك تعديله ونشره.',
  accept: 'قبول',
  decline: 'رفض',
  declined: 'تم رفض الدعوة.',
  sharedTitle: 'بروتوكولات مشتركة معك',
  mineTitle: 'بروتوكولاتك',
  all: 'كل البروتوكولات',
  by: 'من {name}',
  changed: 'آخر تغيير',
  steps: plural({
    zero: 'بلا خطوات',
    one: 'خطوة واحدة',
    two: 'خطوتان',
    few: '{n} خطوات',
    many: '{n} خطوة',
    other: '{n} خطوة',
  }),
  newOne: 'بروتوكول جديد',
  none: 'بروتوكولك الأول',
  noneHelp: 'يمكنك البدء بأحد 8 بروتوكولات جاهزة، من النوم الأفضل إلى ضغط الدم.',
} satisfies Translation<typeof protocolTexts>;
