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
    en: 'A part of this page did not arrive. Check your connection and try again.',
    ar: 'لم يصل جزء من هذه الصفحة. تحقّق من اتصالك وأعد المحاولة.',
  },
  resourceNotFound: { en: 'Resource not found', ar: 'المورد غير موجود' },
  conflict: {
    en: 'Somebody changed this in the meantime. What you typed is still here: look at the newest version, then try again.',
    ar: 'غيّر شخص آخر هذا المحتوى قبل قليل. ما كتبته ما زال هنا: راجع أحدث نسخة ثم أعد المحاولة.',
  },
  tooLarge: {
    en: 'This is too large to send. What you typed is still here: make it shorter or choose a smaller file, then try again.',
    ar: 'الحجم أكبر من المسموح به. ما كتبته ما زال هنا: اختصره أو اختر ملفًا أصغر ثم أعد المحاولة.',
  },
  tooSlow: {
    en: 'Sending took too long. What you typed is still here: check your connection, then try again.',
    ar: 'استغرق الإرسال وقتًا أطول من اللازم. ما كتبته ما زال هنا: تحقّق من اتصالك ثم أعد المحاولة.',
  },
  tooMany: {
    en: 'That was a lot in a short time. What you typed is still here: try again {when}.',
    ar: 'محاولات كثيرة في وقت قصير. ما كتبته ما زال هنا: أعد المحاولة {when}.',
  },
  inAMoment: { en: 'in a moment', ar: 'بعد قليل' },
  unavailable: {
    en: 'The service is busy or being renewed. What you typed is still here: try again in a moment.',
    ar: 'الخدمة مشغولة أو قيد التحديث. ما كتبته ما زال هنا: أعد المحاولة بعد قليل.',
  },
  storageFull: {
    en: 'We have no room to save this right now. What you typed is still here: try again later.',
    ar: 'لا توجد لدينا مساحة لحفظ هذا الآن. ما كتبته ما زال هنا: أعد المحاولة لاحقًا.',
  },
  offline: {
    en: 'No answer came: your connection may be down. What you typed is still here: try again when you are back online.',
    ar: 'لم يصل أي رد، وقد يكون اتصالك منقطعًا. ما كتبته ما زال هنا: أعد المحاولة عند عودة الاتصال.',
  },
  pageNotFound: { en: 'This page could not be found', ar: 'تعذّر العثور على هذه الصفحة' },
  pageNotFoundHelp: {
    en: 'The address may have a typing error, or the page has moved.',
    ar: 'ربما في العنوان خطأ مطبعي، أو أن الصفحة نُقلت.',
  },
  backHome: { en: 'Back to the home page', ar: 'العودة إلى الصفحة الرئيسية' },
  tryAgain: { en: 'Try again', ar: 'أعد المحاولة' },
  errorHelp: {
    en: 'It is not your doing. Try again in a moment; if it stays like this, please tell us.',
    ar: 'الخطأ ليس منك. أعد المحاولة بعد قليل، وإن استمر الأمر فأخبرنا من فضلك.',
  },
  busyHelp: {
    en: 'The service is busy or being renewed. It should be back in a moment.',
    ar: 'الخدمة مشغولة أو قيد التحديث، وستعود بعد قليل.',
  },
  forbiddenHelp: {
    en: 'This page belongs to another kind of account.',
    ar: 'هذه الصفحة مخصّصة لنوع آخر من الحسابات.',
  },
  writeToUs: { en: 'Write to us', ar: 'راسلنا' },
  status: { en: 'Status {status}', ar: 'الحالة {status}' },
  close: { en: 'Close', ar: 'إغلاق' },
  messages: { en: 'Messages', ar: 'رسائل' },
  loading: { en: 'Loading', ar: 'جارٍ التحميل' },
  skipToContent: { en: 'Skip to content', ar: 'انتقل إلى المحتوى' },
});
