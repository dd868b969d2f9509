import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { mailTexts } from './mail-texts.ts';

export default {
  subject: 'دعوة من {from} إلى العمل على «{protocol}»',
  heading: 'دعوة إلى «{protocol}»',
  invited: 'وصلتك دعوة من {from} إلى العمل على بروتوكول «{protocol}» في {brand}.',
  'may-view': 'عند قبول الدعوة يمكنك الاطلاع عليه.',
  'may-comment': 'عند قبول الدعوة يمكنك الاطلاع عليه والتعليق على خطواته.',
  'may-edit': 'عند قبول الدعوة يمكنك الاطلاع عليه والتعليق على خطواته وتعديله.',
  'may-publish': 'عند قبول الدعوة يمكنك الاطلاع عليه والتعليق على خطواته وتعديله ونشره.',
  opens:
    'يفتح الزر صفحتك الرئيسية، وفيها يمكنك القبول أو الاعتذار. الدعوة لهذا البريد الإلكتروني وحده، فيجب تسجيل الدخول أو إنشاء حساب به.',
  button: 'عرض الدعوة',
  footnote: 'لا تعرف صاحب الدعوة؟ يمكنك تجاهل هذه الرسالة. لن يحدث شيء دون قبولك.',
} satisfies Translation<typeof mailTexts>;
