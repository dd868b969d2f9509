import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { leavingMailTexts } from './mail-texts.ts';

export default {
  askedSubject: 'سيُحذف حسابك في {brand} في {date}',
  askedHeading: 'وصلنا طلبك يا {name}',
  askedWhen: 'طلبت حذف حسابك في {brand}. سنحذفه في {date}، ولن يضيع شيء قبل ذلك.',
  askedBack: 'غيّرت رأيك؟ يمكنك الاحتفاظ بحسابك بضغطة واحدة، أو بتسجيل الدخول واختيار «الاحتفاظ بحسابي».',
  askedButton: 'الاحتفاظ بحسابي',
  askedFootnote:
    'لم تطلب هذا؟ يُرجى الاحتفاظ بالحساب ثم تسجيل الدخول وتغيير كلمة المرور. ونرجو عدم إعادة توجيه هذه الرسالة.',
  erasedSubject: 'حُذف حسابك في {brand}',
  erasedHeading: 'إلى اللقاء يا {name}',
  erasedDone: 'حُذف حسابك في {brand} وكل ما يخصّه كما طلبت.',
  erasedAgain: 'هذه آخر رسالة منا إليك. ويمكنك الانضمام من جديد في أي وقت، وبهذا البريد أيضًا.',
  erasedButton: 'زيارة {brand}',
  erasedFootnote: 'قد يتأخر اختفاء بياناتك من النسخ الاحتياطية قليلًا.',
} satisfies Translation<typeof leavingMailTexts>;
