import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { mailTexts } from './mail-texts.ts';

export default {
  guardianSubject: 'موافقتك مطلوبة على {brand}: {person}',
  guardianHeading: 'موافقتك مطلوبة: {person}',
  guardianAsked:
    'العمر أقل من 18 عامًا، والطلب من {person} لمتابعة برنامج «{program}» على {brand}. ورد عنوانك بصفتك ولي الأمر.',
  guardianRead: 'تبيّن الصفحة ما يقدّمه البرنامج وما يحفظه، ثم يمكنك الموافقة أو الرفض. لا يلزمك حساب.',
  guardianKeep: 'يُرجى الاحتفاظ بهذه الرسالة: بالرابط نفسه يمكنك سحب موافقتك في أي وقت.',
  guardianButton: 'القراءة والإجابة',
  grantedSubject: 'تمت موافقتك على {brand} ({person})',
  grantedHeading: 'تمت موافقتك',
  grantedMeans: 'يمكن الآن متابعة برنامج «{program}» على {brand} ({person}).',
  grantedBack:
    'يمكنك سحب موافقتك في أي وقت، وعندها ينتهي البرنامج. يُرجى الاحتفاظ بهذه الرسالة: الزر فيها يوصلك إلى ذلك.',
  grantedButton: 'عرض موافقتي أو سحبها',
  refusedSubject: 'لم تتم موافقتك على {brand} ({person})',
  refusedHeading: 'لم تتم موافقتك',
  refusedMeans: 'لن يبدأ برنامج «{program}» على {brand} ({person}). ويمكن طلب موافقتك مجددًا.',
  revokedSubject: 'تم سحب موافقتك على {brand} ({person})',
  revokedHeading: 'تم سحب موافقتك',
  revokedMeans: 'انتهى برنامج «{program}» على {brand} ({person}).',
  guardianProof: 'نحفظ إجابتك ووقتها وبريدك الإلكتروني إثباتًا لها.',
  confirmedButton: 'القراءة عن البرنامج',
  confirmedFootnote:
    'إذا لم تصدر هذه الإجابة عنك، فقد وصل رابط من إحدى رسائلنا إلى شخص آخر. يُرجى الحديث مع {person} أو مراسلتنا.',
  guardianFootnote:
    'إن كان الاسم {person} غير معروف لديك فيمكن تجاهل هذه الرسالة. لا يبدأ البرنامج دون موافقتك.',
} satisfies Translation<typeof mailTexts>;
