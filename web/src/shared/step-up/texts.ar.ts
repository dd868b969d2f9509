import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { texts } from './texts.ts';

export default {
  title: 'التحقق من هويتك',
  why: 'مضى وقت على تسجيل دخولك. يُرجى إدخال كلمة المرور مرة أخرى لنكمل ما بدأته.',
  whyPasskey: 'مضى وقت على تسجيل دخولك. يُرجى استخدام مفتاح المرور لنكمل ما بدأته.',
  whyCode: 'مضى وقت على تسجيل دخولك. يُرجى إدخال رمز من تطبيق المصادقة لنكمل ما بدأته.',
  usePassword: 'استخدام كلمة المرور',
  usePasskey: 'استخدام مفتاح مرور',
  useCode: 'استخدام رمز',
  whyElsewhere: 'مضى وقت على تسجيل دخولك. يُرجى تأكيد هويتك لنكمل ما بدأته.',
  noWay: 'مضى وقت على تسجيل دخولك. يُرجى تسجيل الخروج ثم الدخول من جديد وإعادة المحاولة.',
  goOn: 'إكمال',
  cancel: 'إلغاء',
  notDone: 'لم يتغيّر شيء لأننا لم نتمكن من التحقق من هويتك.',
} satisfies Translation<typeof texts>;
