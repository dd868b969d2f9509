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
  alreadySignIn:
    'إن كانت المحاولة منك، فيمكنك تسجيل الدخول بكلمة مرورك الحالية. وإن نسيتها، فيمكنك تعيين كلمة جديدة من صفحة الدخول.',
  alreadyButton: 'تسجيل الدخول',
  alreadyFootnote: 'لم تكن منك؟ لا يلزمك فعل شيء. لم يتغيّر شيء في حسابك، ولم نخبر من حاول بأن لك حسابًا.',
  resetSubject: 'تعيين كلمة مرور جديدة في {brand}',
  resetHeading: 'تعيين كلمة مرور جديدة يا {name}',
  resetAsked: 'وصلنا طلب لتعيين كلمة مرور جديدة لحسابك في {brand}. إن كان الطلب منك، فيمكنك اختيارها الآن.',
  resetExpires:
    'يعمل الرابط مرة واحدة، وتنتهي صلاحيته خلال {time}. وتبقى كلمة مرورك الحالية صالحة حتى تعيين كلمة جديدة.',
  resetButton: 'تعيين كلمة مرور جديدة',
  signInSubject: 'رابط الدخول إلى {brand}',
  signInHeading: 'الدخول إلى {brand} يا {name}',
  signInAsked: 'لا حاجة إلى كلمة مرور هذه المرة. يُرجى فتح الرابط على الجهاز الذي تود الدخول منه.',
  signInExpires: 'يعمل الرابط مرة واحدة، وتنتهي صلاحيته خلال {time}.',
  signInButton: 'تسجيل الدخول',
  notAskedFootnote: 'لم تطلب هذا؟ يمكنك تجاهل هذه الرسالة: لا يدخل أحد دون الرابط. ونرجو عدم إعادة توجيهها.',
  changedSubject: 'تغيّرت كلمة مرورك في {brand}',
  changedHeading: 'تغيّرت كلمة مرورك يا {name}',
  changedWords: 'عُيّنت كلمة مرور جديدة لحسابك في {brand}، وسُجّل الخروج من كل الأجهزة الأخرى.',
  changedNotYou: 'لم يكن ذلك منك؟ يُرجى تعيين كلمة مرور جديدة فورًا، والتحقق ممن يمكنه قراءة بريدك.',
  changedButton: 'تعيين كلمة مرور جديدة',
  changedFootnote: 'كان ذلك منك؟ لا يلزمك فعل شيء آخر.',
} satisfies Translation<typeof mailTexts>;
