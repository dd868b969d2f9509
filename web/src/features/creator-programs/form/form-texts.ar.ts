import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { formTexts } from './form-texts.ts';

export default {
  untitled: 'بلا عنوان',
  breadcrumb: 'أنت هنا',
  programs: 'برامجي',
  lead: 'تُحفظ التغييرات هنا كمسودة، وتظهر للناس بعد نشر نسخة.',
  version: 'النسخة {number}',
  changedSince: 'تغييرات غير منشورة',
  draft: 'مسودة',
  inArchive: 'مؤرشف',
  readOnly: 'يمكنك عرض هذا البرنامج فقط. يتطلب تغييره إذنًا بتعديل أحد بروتوكولاته.',
  save: 'حفظ',
  saving: 'جارٍ الحفظ',
  saved: 'تم الحفظ',
  allSaved: 'كل التغييرات محفوظة',
  unsaved: 'لديك تغييرات غير محفوظة',
  someFields: 'بعض الحقول تحتاج إلى مراجعة. ما كتبته ما زال هنا.',
  tryOut: 'فتح المحاكي',
  toPublishing: 'الانتقال إلى النشر',
  preview: 'معاينة',
  clashTitle: 'حُفظ هذا البرنامج من مكان آخر',
  clashText: 'عُدّل في نافذة أخرى أو من أحد الزملاء. تغييراتك ما زالت هنا، ويمكن اختيار ما يُعتمد.',
  clashParts: 'الأجزاء المختلفة:',
  keepMine: 'الاحتفاظ بتغييراتي',
  takeTheirs: 'تجاهل تغييراتي',
  later: 'تأجيل القرار',
} satisfies Translation<typeof formTexts>;
