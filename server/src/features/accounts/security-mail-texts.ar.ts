import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { securityMailTexts } from './security-mail-texts.ts';

export default {
  deviceSubject: 'دخول جديد إلى حسابك في {brand}',
  deviceHeading: 'دخول جديد إلى حسابك يا {name}',
  deviceWhere: 'جرى الدخول إلى حسابك في {brand} من جهاز جديد: {device}.',
  deviceWhen: 'الوقت: {when} ({zone}).',
  deviceNotYou:
    'لم يكن ذلك منك؟ يُرجى فتح صفحة أجهزتك وتسجيل الخروج من ذلك الجهاز، ثم تغيير كلمة المرور فورًا.',
  deviceButton: 'عرض أجهزتي',
  deviceFootnote: 'كان ذلك منك؟ لا يلزمك فعل شيء آخر.',
  addressSubject: 'تأكيد بريدك الإلكتروني الجديد في {brand}',
  addressHeading: 'تأكيد بريدك الجديد يا {name}',
  addressAsked: 'وصلنا طلبك لاستخدام هذا البريد في حسابك في {brand}. يُرجى تأكيد أنه لك.',
  addressExpires:
    'يعمل الرابط مرة واحدة، وتنتهي صلاحيته خلال {time}. يُرجى فتحه حيث سجّلت الدخول. ويبقى بريدك الحالي حتى ذلك الحين.',
  addressButton: 'تأكيد البريد الجديد',
  addressFootnote: 'لم تطلب هذا؟ يمكنك تجاهل هذه الرسالة: لا يتغيّر شيء دون الرابط. ونرجو عدم إعادة توجيهها.',
  takenSubject: 'طلب لاستخدام بريدك في {brand}',
  takenHeading: 'لديك حساب بالفعل يا {name}',
  takenAsked: 'وصلنا طلب لنقل حساب آخر في {brand} إلى هذا البريد، وهو مرتبط بحسابك بالفعل.',
  takenWhy: 'لا يكون البريد إلا لحساب واحد، لذلك لم نغيّر شيئًا.',
  takenButton: 'تسجيل الدخول',
  takenFootnote: 'لم يكن ذلك منك؟ لا يلزمك فعل شيء. ولم نخبر صاحب الطلب بأن لك حسابًا.',
  undoSubject: 'تغيّر بريدك الإلكتروني في {brand}',
  undoHeading: 'تغيّر بريدك الإلكتروني يا {name}',
  undoChanged: 'صار حسابك في {brand} يستخدم بريدًا آخر، ولن نراسلك هنا بعد الآن.',
  undoNotYou:
    'لم يكن ذلك منك؟ يمكنك التراجع خلال {time}. سنسجّل الخروج من كل الأجهزة ونرسل إليك رابطًا لتعيين كلمة مرور جديدة.',
  undoButton: 'التراجع عن التغيير',
  undoFootnote: 'كان ذلك منك؟ لا يلزمك فعل شيء آخر. ونرجو عدم إعادة توجيه هذه الرسالة.',
} satisfies Translation<typeof securityMailTexts>;
