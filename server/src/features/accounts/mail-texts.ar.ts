import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { mailTexts } from './mail-texts.ts';

export default {
  verifySubject: 'تأكيد بريدك الإلكتروني في {brand}',
  verifyHeading: 'أهلًا بك في {brand}، {name}',
  verifyOneStep: 'بقيت خطوة واحدة: تأكيد أن هذا البريد الإلكتروني لك.',
  verifyOpens: 'يفتح الزر صفحة في موقعنا. أكّد بريدك في تلك الصفحة لندخلك إلى حسابك.',
  verifyExpires:
    'يعمل الرابط مرة واحدة، وتنتهي صلاحيته خلال {time}. بعد ذلك يمكنك تسجيل الدخول وطلب رابط جديد، أو إنشاء الحساب من جديد بالبريد نفسه.',
  verifyButton: 'تأكيد بريدي الإلكتروني',
  verifyFootnote:
    'لم تنشئ حسابًا في {brand}؟ يمكنك تجاهل هذه الرسالة: لا يمكن لأحد استخدام الحساب قبل تأكيده. ونرجو عدم إعادة توجيهها.',
  alreadySubject: 'لديك حساب في {brand} بالفعل',
  alreadyHeading: 'لديك حساب بالفعل يا {name}',
  alreadyTried: 'جرت قبل قليل محاولة لإنشاء حساب في {brand} بهذا البريد الإلكتروني، وهو مرتبط بحسابك بالفعل.',
  alreadySignIn: 'إن كانت المحاولة منك، فيمكنك تسجيل الدخول بكلمة مرورك الحالية.',
  alreadyButton: 'تسجيل الدخول',
  alreadyFootnote: 'لم تكن منك؟ لا يلزمك فعل شيء. لم يتغيّر شيء في حسابك، ولم نخبر من حاول بأن لك حسابًا.',
} satisfies Translation<typeof mailTexts>;
