import type { Permission } from '@regimen/contract/permissions.ts';
import type { MailWords } from '../../providers/mail-layout.ts';

interface Invitation {
  brand: string;
  from: string;
  protocol: string;
  permission: Permission;
  link: string;
}

const mayInEnglish: Record<Permission, string> = {
  view: 'read it',
  comment: 'read it and comment on its steps',
  edit: 'read it, comment on its steps and change it',
  publish: 'read it, comment on its steps, change it and publish it',
};
const mayInArabic: Record<Permission, string> = {
  view: 'الاطلاع عليه',
  comment: 'الاطلاع عليه والتعليق على خطواته',
  edit: 'الاطلاع عليه والتعليق على خطواته وتعديله',
  publish: 'الاطلاع عليه والتعليق على خطواته وتعديله ونشره',
};

export const invitation: Record<'en' | 'ar', (v: Invitation) => MailWords> = {
  en: ({ brand, from, protocol, permission, link }) => ({
    subject: `${from} invites you to work on “${protocol}”`,
    heading: `An invitation to “${protocol}”`,
    paragraphs: [
      `${from} would like you to take part in the work on the protocol “${protocol}” on ${brand}.`,
      `If you accept, you may ${mayInEnglish[permission]}.`,
      'The button opens your home page, where the invitation waits for your answer. It is meant for this e-mail address only: sign in with it, or register with it.',
    ],
    button: { label: 'Answer the invitation', url: link },
    footnote: `You do not know who invites you? Then there is nothing to do: nothing happens unless you accept.`,
  }),
  ar: ({ brand, from, protocol, permission, link }) => ({
    subject: `دعوة من ${from} إلى العمل على «${protocol}»`,
    heading: `دعوة إلى «${protocol}»`,
    paragraphs: [
      `وصلتك دعوة من ${from} إلى المشاركة في العمل على بروتوكول «${protocol}» في ${brand}.`,
      `إذا قبلت الدعوة أمكنك ${mayInArabic[permission]}.`,
      'يفتح الزر صفحتك الرئيسية، وفيها تنتظر الدعوة ردّك. الدعوة موجّهة إلى هذا البريد الإلكتروني وحده، فسجّل الدخول به أو أنشئ حسابًا به.',
    ],
    button: { label: 'الرد على الدعوة', url: link },
    footnote: 'لا تعرف صاحب الدعوة؟ لا يلزمك فعل شيء: لن يحدث شيء ما لم تقبلها.',
  }),
};
