import { defineTexts, plural } from '../../i18n/define-texts.ts';

export const protocolTexts = defineTexts({
  invitesTitle: { en: 'You are invited', ar: 'لديك دعوة' },
  invite: {
    en: '{name} invites you to work on <protocol>{protocol}</protocol>',
    ar: 'يدعوك {name} إلى العمل على <protocol>{protocol}</protocol>',
  },
  view: { en: 'You may read it.', ar: 'يمكنك قراءته.' },
  comment: { en: 'You may read it and comment.', ar: 'يمكنك قراءته والتعليق.' },
  edit: { en: 'You may change it.', ar: 'يمكنك تغييره.' },
  publish: { en: 'You may change and publish it.', ar: 'يمكنك تغييره ونشره.' },
  accept: { en: 'Accept', ar: 'اقبل' },
  decline: { en: 'Decline', ar: 'اعتذر' },
  declined: { en: 'You said no to the invitation.', ar: 'اعتذرت عن الدعوة.' },
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
  none: { en: 'Draw your first protocol', ar: 'ارسم بروتوكولك الأول' },
  noneHelp: {
    en: 'Eight finished ones are there to begin with, from better sleep to blood pressure.',
    ar: 'لديك ثمانية جاهزة لتبدأ بها، من النوم الأفضل إلى ضغط الدم.',
  },
});
