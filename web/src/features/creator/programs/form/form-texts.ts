import { defineTexts } from '../../../../i18n/define-texts.ts';

export const formTexts = defineTexts({
  untitled: { en: 'Untitled', ar: 'بلا عنوان' },
  breadcrumb: { en: 'You are here', ar: 'أنت هنا' },
  programs: { en: 'Programs', ar: 'البرامج' },
  lead: {
    en: 'Changes you save here stay in a draft. People see them once you publish a version.',
    ar: 'تُحفظ التغييرات هنا كمسودة، وتظهر للناس بعد نشر نسخة.',
  },
  version: { en: 'Version {number}', ar: 'النسخة {number}' },
  changedSince: { en: 'Unpublished changes', ar: 'تغييرات غير منشورة' },
  draft: { en: 'Draft', ar: 'مسودة' },
  inArchive: { en: 'Archived', ar: 'مؤرشف' },
  readOnly: {
    en: 'You can view this program. To change it, you need permission to edit one of its protocols.',
    ar: 'يمكنك عرض هذا البرنامج فقط. يتطلب تغييره إذنًا بتعديل أحد بروتوكولاته.',
  },
  save: { en: 'Save', ar: 'حفظ' },
  saving: { en: 'Saving', ar: 'جارٍ الحفظ' },
  saved: { en: 'Saved', ar: 'تم الحفظ' },
  allSaved: { en: 'All changes saved', ar: 'كل التغييرات محفوظة' },
  unsaved: { en: 'You have unsaved changes', ar: 'لديك تغييرات غير محفوظة' },
  someFields: {
    en: 'Some fields need another look. What you typed is still here.',
    ar: 'بعض الحقول تحتاج إلى مراجعة. ما كتبته ما زال هنا.',
  },
  tryOut: { en: 'Open simulator', ar: 'فتح المحاكي' },
  toPublishing: { en: 'Go to publishing', ar: 'الانتقال إلى النشر' },
  preview: { en: 'Preview', ar: 'معاينة' },
  leaveTitle: { en: 'Leave without saving?', ar: 'المغادرة دون حفظ؟' },
  leaveText: { en: 'Changes since you last saved will be lost.', ar: 'ستُفقد التغييرات منذ آخر حفظ.' },
  stay: { en: 'Keep editing', ar: 'متابعة التعديل' },
  leave: { en: 'Leave', ar: 'مغادرة' },
  clashTitle: { en: 'This program was saved somewhere else', ar: 'حُفظ هذا البرنامج من مكان آخر' },
  clashText: {
    en: 'It was changed in another tab or by a colleague. Your changes are still here. Choose what to keep.',
    ar: 'عُدّل في نافذة أخرى أو من أحد الزملاء. تغييراتك ما زالت هنا، ويمكن اختيار ما يُعتمد.',
  },
  clashParts: { en: 'These parts differ:', ar: 'الأجزاء المختلفة:' },
  keepMine: { en: 'Keep my changes', ar: 'الاحتفاظ بتغييراتي' },
  takeTheirs: { en: 'Discard my changes', ar: 'تجاهل تغييراتي' },
  later: { en: 'Decide later', ar: 'تأجيل القرار' },
});
