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
  view: 'view it',
  comment: 'view it and comment on its steps',
  edit: 'view it, comment on its steps and edit it',
  publish: 'view it, comment on its steps, edit it and publish it',
};
const mayInArabic: Record<Permission, string> = {
  view: 'الاطلاع عليه',
  comment: 'الاطلاع عليه والتعليق على خطواته',
  edit: 'الاطلاع عليه والتعليق على خطواته وتعديله',
  publish: 'الاطلاع عليه والتعليق على خطواته وتعديله ونشره',
};

export const invitation: Record<'en' | 'ar', (v: Invitation) => MailWords> = {
  en: ({ brand, from, protocol, permission, link }) => ({
    subject: `${from} invited you to work on “${protocol}”`,
    heading: `You’re invited to “${protocol}”`,
    paragraphs: [
      `${from} would like you to work on the protocol “${protocol}” on ${brand}.`,
      `If you accept, you can ${mayInEnglish[permission]}.`,
      'The button opens your home page, where you can accept or decline. The invitation is only for this email address, so sign in or sign up with it.',
    ],
    button: { label: 'See the invitation', url: link },
    footnote: 'Don’t know who this is? You can ignore this email. Nothing happens unless you accept.',
  }),
  ar: ({ brand, from, protocol, permission, link }) => ({
    subject: `دعوة من ${from} إلى العمل على «${protocol}»`,
    heading: `دعوة إلى «${protocol}»`,
    paragraphs: [
      `وصلتك دعوة من ${from} إلى العمل على بروتوكول «${protocol}» في ${brand}.`,
      `عند قبول الدعوة يمكنك ${mayInArabic[permission]}.`,
      'يفتح الزر صفحتك الرئيسية، وفيها يمكنك القبول أو الاعتذار. الدعوة لهذا البريد الإلكتروني وحده، فيجب تسجيل الدخول أو إنشاء حساب به.',
    ],
    button: { label: 'عرض الدعوة', url: link },
    footnote: 'لا تعرف صاحب الدعوة؟ يمكنك تجاهل هذه الرسالة. لن يحدث شيء دون قبولك.',
  }),
};
