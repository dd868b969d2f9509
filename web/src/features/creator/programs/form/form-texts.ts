import { defineTexts } from '../../../../i18n/define-texts.ts';

export const formTexts = defineTexts({
  untitled: { en: 'Without a title', ar: 'بلا عنوان' },
  breadcrumb: { en: 'You are here', ar: 'أنت هنا' },
  programs: { en: 'Programs', ar: 'البرامج' },
  lead: {
    en: 'What you save here stays a draft. People see it when you publish a version.',
    ar: 'ما تحفظه هنا يبقى مسودة. يراه الناس حين تنشر إصدارًا.',
  },
  version: { en: 'Version {number}', ar: 'الإصدار {number}' },
  changedSince: { en: 'Changed since', ar: 'تغيّر بعدها' },
  draft: { en: 'Draft', ar: 'مسودة' },
  inArchive: { en: 'In the archive', ar: 'في الأرشيف' },
  readOnly: {
    en: 'You can look at this program. To change it you need the permission to edit one of its protocols.',
    ar: 'يمكنك الاطلاع على هذا البرنامج. ولتغييره تحتاج إلى إذن تعديل أحد بروتوكولاته.',
  },
  save: { en: 'Save', ar: 'احفظ' },
  saving: { en: 'Saving', ar: 'جارٍ الحفظ' },
  saved: { en: 'Saved', ar: 'حُفظ' },
  allSaved: { en: 'Everything is saved.', ar: 'كل شيء محفوظ.' },
  unsaved: { en: 'There are changes that are not saved.', ar: 'هناك تغييرات غير محفوظة.' },
  someFields: {
    en: 'Some fields need another look. What you typed is still here.',
    ar: 'بعض الحقول تحتاج إلى مراجعة. ما كتبته ما زال هنا.',
  },
  tryOut: { en: 'Try it out', ar: 'جرّبه' },
  toPublishing: { en: 'Go to publishing', ar: 'إلى النشر' },
  preview: { en: 'How people find it', ar: 'كيف يجده الناس' },
  leaveTitle: { en: 'Leave without saving?', ar: 'هل تغادر دون حفظ؟' },
  leaveText: {
    en: 'What you have changed since you last saved will be lost.',
    ar: 'سيضيع ما غيّرته منذ آخر حفظ.',
  },
  stay: { en: 'Stay here', ar: 'ابقَ هنا' },
  leave: { en: 'Leave', ar: 'غادر' },
  clashTitle: { en: 'It was saved somewhere else meanwhile', ar: 'حُفظ البرنامج من مكان آخر في هذه الأثناء' },
  clashText: {
    en: 'In another tab, or by a colleague. Nothing of yours is lost: choose what counts.',
    ar: 'من نافذة أخرى أو من زميل. لم يضع شيء مما كتبته: اختر ما يُعتمد.',
  },
  clashParts: { en: 'These parts differ:', ar: 'تختلف هذه الأجزاء:' },
  keepMine: { en: 'Save mine over it', ar: 'احفظ ما لديّ فوقه' },
  takeTheirs: { en: 'Take what was saved', ar: 'خذ ما حُفظ' },
  later: { en: 'Decide later', ar: 'قرّر لاحقًا' },
});
