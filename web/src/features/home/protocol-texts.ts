import { defineTexts, plural } from '../../i18n/define-texts.ts';

export const protocolTexts = defineTexts({
  invitesTitle: { en: 'You’re invited', ar: 'لديك دعوة' },
  invite: {
    en: '{name} invited you to work on <protocol>{protocol}</protocol>',
    ar: 'دعوة من {name} إلى العمل على <protocol>{protocol}</protocol>',
  },
  view: { en: 'You can view it.', ar: 'يمكنك الاطلاع عليه.' },
  comment: { en: 'You can view it and comment.', ar: 'يمكنك الاطلاع عليه والتعليق.' },
  edit: { en: 'You can edit it.', ar: 'يمكنك تعديله.' },
  publish: { en: 'You can edit and publish it.', ar: 'يمكنك تعديله ونشره.' },
  accept: { en: 'Accept', ar: 'قبول' },
  decline: { en: 'Decline', ar: 'رفض' },
  declined: { en: 'Invitation declined.', ar: 'تم رفض الدعوة.' },
  sharedTitle: { en: 'Protocols shared with you', ar: 'بروتوكولات مشتركة معك' },
  mineTitle: { en: 'Your protocols', ar: 'بروتوكولاتك' },
  all: { en: 'All protocols', ar: 'كل البروتوكولات' },
  by: { en: 'by {name}', ar: 'من {name}' },
  steps: plural({
    en: { one: '{n} step', other: '{n} steps' },
    ar: {
      zero: 'بلا خطوات',
      one: 'خطوة واحدة',
      two: 'خطوتان',
      few: '{n} خطوات',
      many: '{n} خطوة',
      other: '{n} خطوة',
    },
  }),
  newOne: { en: 'New protocol', ar: 'بروتوكول جديد' },
  none: { en: 'Draw your first protocol', ar: 'رسم بروتوكولك الأول' },
  noneHelp: {
    en: 'Start from one of 8 ready-made protocols, from better sleep to blood pressure.',
    ar: 'يمكنك البدء بأحد 8 بروتوكولات جاهزة، من النوم الأفضل إلى ضغط الدم.',
  },
});
