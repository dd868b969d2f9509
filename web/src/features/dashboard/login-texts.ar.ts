import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { loginTexts } from './login-texts.ts';

export default {
  title: 'تسجيل الدخول إلى لوحة الإدارة',
  lead: 'للقائمين على {brand}. حسابك في الموقع لا يفتح هذه اللوحة.',
  email: 'البريد الإلكتروني',
  signIn: 'تسجيل الدخول',
  signingIn: 'جارٍ تسجيل الدخول …',
  forgot: 'نسيت كلمة المرور؟',
  forgotHelp:
    'يمكن لمالك آخر للموقع إرسال رابط جديد إليك من قسم المديرين. وإن لم يكن للموقع مالك غيرك، فيمكن لمن يشغّل الخادم تنفيذ <command>npm run admin:create</command> ببريدك الإلكتروني.',
  codeTitle: 'إدخال الرمز',
  codeLead: 'الرمز المكوّن من 6 أرقام يظهر في تطبيق المصادقة تحت {brand}. ويمكن استخدام رمز استرداد بدلًا منه.',
  code: 'الرمز',
  goOn: 'متابعة الدخول',
  setUpTitle: 'إعداد تطبيق المصادقة',
  setUpLead: 'تتطلب لوحة الإدارة خطوة ثانية. يُمسح هذا الرمز بتطبيق مصادقة على الهاتف.',
  qr: 'رمز QR لتطبيق المصادقة',
  cannotScan: 'تعذّر المسح؟ يمكن إدخال هذا المفتاح في التطبيق:',
  setUpCode: 'الرمز المكوّن من 6 أرقام الظاهر في التطبيق الآن',
  finishSetUp: 'التفعيل وتسجيل الدخول',
  recoveryTitle: 'حفظ رموز الاسترداد',
  recoveryLead: 'كل رمز يتيح الدخول مرة واحدة عند فقدان الهاتف. يُرجى حفظها في مكان آمن، فلن تظهر مرة أخرى.',
  saved: 'تم حفظها',
  passwordTitle: 'اختيار كلمة المرور',
  passwordLead: 'عشرة أحرف على الأقل. بضع كلمات متتالية خيار جيد.',
  setPassword: 'تعيين كلمة المرور',
  passwordSet: 'تم تعيين كلمة المرور. يمكن تسجيل الدخول بها الآن.',
} satisfies Translation<typeof loginTexts>;
