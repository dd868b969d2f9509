import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { identityTexts } from './identity-texts.ts';

export default {
  title: 'حسابات تسجيل الدخول',
  help: 'يمكن ربط حساب لديك في مكان آخر، ثم تسجيل الدخول به هنا.',
  lastUsed: 'آخر استخدام',
  notConnected: 'غير مرتبط',
  connect: 'ربط',
  disconnect: 'إلغاء الربط',
  disconnected: 'تم إلغاء ربط {name}.',
  askTitle: 'إلغاء ربط {name}؟',
  askText: 'لن يمكن تسجيل الدخول باستخدام {name} بعد ذلك. كل ما في حسابك يبقى كما هو.',
  keep: 'إبقاء الربط',
  lastWayTitle: '{name} هو طريقتك الوحيدة لتسجيل الدخول',
  lastWay: 'يلزم تعيين كلمة مرور أولًا حتى يبقى الدخول ممكنًا. سنرسل إليك رابطًا لذلك.',
  sendLink: 'إرسال الرابط',
  linkSent: 'أرسلنا رابطًا إلى {email}. بعد تعيين كلمة المرور يمكن العودة إلى هنا وإلغاء الربط.',
  notLoaded: 'تعذّر تحميل حساباتك المرتبطة.',
  tryAgain: 'إعادة المحاولة',
} satisfies Translation<typeof identityTexts>;
