import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { mailTexts } from './mail-texts.ts';

export default {
  subject: 'يمكن لفريق الدعم في {brand} الاطلاع على جزء من بياناتك الصحية',
  subjectOwner: 'يمكن لإدارة {brand} الاطلاع على جزء من بياناتك الصحية',
  heading: 'فُتح جزء من بياناتك الصحية، {name}',
  owner: 'يمكن الآن لإدارة {brand} ({admin}) الاطلاع على {what}.',
  support: 'يمكن الآن لفريق الدعم في {brand} ({admin}) الاطلاع على {what}.',
  until: 'ينتهي ذلك تلقائيًا في موعد أقصاه: {time} ({zone}).',
  why: 'السبب المذكور: «{reason}»',
  after: 'كل ما يُفتح يظهر في قائمة من اطّلع على بياناتك، ويراجعه شخص آخر هنا بعد ذلك.',
  afterAlone: 'كل ما يُفتح يظهر في قائمة من اطّلع على بياناتك.',
  button: 'عرض من اطّلع',
  footnote: 'هل في الأمر ما يثير الشك؟ يمكن الرد على هذه الرسالة أو مراسلتنا من صفحة التواصل.',
  waitsSubject: 'اطلاع طارئ في {brand} لم تتم مراجعته',
  waitsHeading: 'اطلاع طارئ بانتظار مراجعتك، {name}',
  waitsWhat: 'فتح {admin} جزءًا من البيانات الصحية لأحد الأشخاص في {brand}، وانتهى ذلك قبل {time}.',
  waitsWhy: 'السبب المذكور: «{reason}»',
  waitsHow: 'لم يتحقق أحد بعد من ضرورة ذلك، والأمر لا يستغرق أكثر من دقيقة.',
  waitsButton: 'مراجعة الاطلاع',
  waitsFootnote: 'تصلك هذه الرسالة لأنك من مالكي {brand}.',
  phone: 'رقم هاتفك',
  facts: 'حالاتك الصحية وأدويتك وحساسياتك',
  enrollments: 'البرامج التي تتابعها',
  tasks: 'مهامك وإجاباتك',
  readings: 'قراءاتك',
} satisfies Translation<typeof mailTexts>;
