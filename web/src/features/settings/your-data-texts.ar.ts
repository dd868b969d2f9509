import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { yourDataTexts } from './your-data-texts.ts';

export default {
  title: 'بياناتك',
  help: 'نسخة من كل ما نحتفظ به عنك في ملف ZIP واحد: صفحة للقراءة فيها رسومك البيانية، وملفاتك، وبيانات للعيادات والتطبيقات الأخرى. مرة في اليوم.',
  ask: 'الحصول على نسخة من بياناتي',
  again: 'المحاولة من جديد',
  running: 'جارٍ إعداد نسختك',
  runningHelp: 'يمكنك مغادرة هذه الصفحة، وسنرسل إليك رسالة عندما تجهز.',
  failed: 'تعذّر إعداد نسختك. يُرجى المحاولة من جديد.',
  ready: 'نسختك جاهزة',
  until: 'يمكنك تنزيلها حتى {when}، ثم نحذف النسخة.',
  download: 'تنزيل ({size})',
  kilobytes: '{n} ك.ب',
  megabytes: '{n} م.ب',
  leaving: 'تريد المغادرة؟',
  delete: 'حذف حسابك',
} satisfies Translation<typeof yourDataTexts>;
