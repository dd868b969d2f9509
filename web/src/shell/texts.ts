import { defineTexts } from '../i18n/define-texts.ts';

export const texts = defineTexts({
  warning: { en: 'Warning', ar: 'تنبيه' },
  accessDenied: { en: 'Access Denied', ar: 'الوصول غير مسموح' },
  cannotUpdate: {
    en: "Can't update this item such as its in use",
    ar: 'لا يمكن تعديل هذا العنصر لأنه قيد الاستخدام',
  },
  cannotDelete: {
    en: "Can't delete this item such as its in use",
    ar: 'لا يمكن حذف هذا العنصر لأنه قيد الاستخدام',
  },
  wentWrong: { en: 'Something went wrong', ar: 'حدث خطأ ما' },
  chunkFailed: {
    en: 'Part of this page didn’t load. Check your connection and try again.',
    ar: 'لم يُحمَّل جزء من هذه الصفحة. تحقّق من الاتصال وأعد المحاولة.',
  },
  resourceNotFound: { en: 'Resource not found', ar: 'المورد غير موجود' },
  conflict: {
    en: 'Someone else changed this in the meantime. What you typed is still here: check the latest version, then try again.',
    ar: 'عدّل شخص آخر هذا المحتوى في هذه الأثناء. ما كتبته ما زال هنا: راجع أحدث نسخة ثم أعد المحاولة.',
  },
  tooLarge: {
    en: 'This is too large to send. What you typed is still here: shorten it or choose a smaller file, then try again.',
    ar: 'الحجم أكبر من المسموح به. ما كتبته ما زال هنا: اختصره أو اختر ملفًا أصغر ثم أعد المحاولة.',
  },
  tooSlow: {
    en: 'Sending took too long. What you typed is still here: check your connection, then try again.',
    ar: 'استغرق الإرسال وقتًا أطول من اللازم. ما كتبته ما زال هنا: تحقّق من اتصالك ثم أعد المحاولة.',
  },
  tooMany: {
    en: 'Too many tries in a short time. What you typed is still here: try again {when}.',
    ar: 'محاولات كثيرة في وقت قصير. ما كتبته ما زال هنا: أعد المحاولة {when}.',
  },
  inAMoment: { en: 'in a moment', ar: 'بعد قليل' },
  unavailable: {
    en: 'The service is busy or being updated. What you typed is still here: try again in a moment.',
    ar: 'الخدمة مشغولة أو قيد التحديث. ما كتبته ما زال هنا: أعد المحاولة بعد قليل.',
  },
  storageFull: {
    en: 'We can’t save this right now because our storage is full. What you typed is still here: try again later.',
    ar: 'لا يمكننا حفظ هذا الآن لأن مساحة التخزين ممتلئة. ما كتبته ما زال هنا: أعد المحاولة لاحقًا.',
  },
  offline: {
    en: 'We couldn’t reach the service. You may be offline. What you typed is still here: try again when you’re back online.',
    ar: 'تعذّر الوصول إلى الخدمة، وقد يكون اتصالك منقطعًا. ما كتبته ما زال هنا: أعد المحاولة عند عودة الاتصال.',
  },
  pageNotFound: { en: 'This page could not be found', ar: 'تعذّر العثور على هذه الصفحة' },
  pageNotFoundHelp: {
    en: 'Check the address for typos. The page may also have moved.',
    ar: 'تحقّق من كتابة العنوان. وربما نُقلت الصفحة.',
  },
  backHome: { en: 'Back to the home page', ar: 'العودة إلى الصفحة الرئيسية' },
  tryAgain: { en: 'Try again', ar: 'إعادة المحاولة' },
  errorHelp: {
    en: 'This is a problem on our side. Try again in a moment. If it keeps happening, please tell us.',
    ar: 'المشكلة من جانبنا. أعد المحاولة بعد قليل، وإن تكررت فأخبرنا من فضلك.',
  },
  busyHelp: {
    en: 'The service is busy or being updated. It should be back in a moment.',
    ar: 'الخدمة مشغولة أو قيد التحديث، وستعود بعد قليل.',
  },
  forbiddenHelp: {
    en: 'This page is for a different kind of account.',
    ar: 'هذه الصفحة مخصّصة لنوع آخر من الحسابات.',
  },
  writeToUs: { en: 'Contact us', ar: 'تواصل معنا' },
  status: { en: 'Status {status}', ar: 'الحالة {status}' },
  close: { en: 'Close', ar: 'إغلاق' },
  messages: { en: 'Messages', ar: 'رسائل' },
  loading: { en: 'Loading', ar: 'جارٍ التحميل' },
  skipToContent: { en: 'Skip to content', ar: 'الانتقال إلى المحتوى' },
});
