import type { MailWords } from '../../providers/mail-layout.ts';

interface Verification {
  brand: string;
  fullName: string;
  link: string;
  hours: number;
}

const arabicHours = { zero: 'ساعة', one: 'ساعة', two: 'ساعة', few: 'ساعات', many: 'ساعة', other: 'ساعة' };
const hoursInArabic = (hours: number): string => {
  if (hours === 1) return 'ساعة واحدة';
  if (hours === 2) return 'ساعتين';
  return `${hours} ${arabicHours[new Intl.PluralRules('ar').select(hours)]}`;
};
const hoursInEnglish = (hours: number): string => (hours === 1 ? '1 hour' : `${hours} hours`);

export const verification: Record<'en' | 'ar', (v: Verification) => MailWords> = {
  en: ({ brand, fullName, link, hours }) => ({
    subject: `Confirm your email address for ${brand}`,
    heading: `Welcome to ${brand}, ${fullName}`,
    paragraphs: [
      'One step left: confirm that this email address is yours.',
      'The button opens our site. Confirm there too, and you’re signed in.',
      `The link works once and expires in ${hoursInEnglish(hours)}. After that, sign in and ask for a new one, or sign up again with the same address.`,
    ],
    button: { label: 'Confirm my email address', url: link },
    footnote: `Didn’t sign up for ${brand}? You can ignore this email: no one can use the account until it’s confirmed. Please don’t forward it.`,
  }),
  ar: ({ brand, fullName, link, hours }) => ({
    subject: `تأكيد بريدك الإلكتروني في ${brand}`,
    heading: `أهلًا بك في ${brand}، ${fullName}`,
    paragraphs: [
      'بقيت خطوة واحدة: تأكيد أن هذا البريد الإلكتروني لك.',
      'يفتح الزر صفحة في موقعنا. بعد التأكيد فيها أيضًا يتم تسجيل دخولك.',
      `يعمل الرابط مرة واحدة، وتنتهي صلاحيته خلال ${hoursInArabic(hours)}. بعد ذلك يمكنك تسجيل الدخول وطلب رابط جديد، أو إنشاء الحساب من جديد بالبريد نفسه.`,
    ],
    button: { label: 'تأكيد بريدي الإلكتروني', url: link },
    footnote: `لم تنشئ حسابًا في ${brand}؟ يمكنك تجاهل هذه الرسالة: لا يمكن لأحد استخدام الحساب قبل تأكيده. ونرجو عدم إعادة توجيهها.`,
  }),
};

interface AlreadyHere {
  brand: string;
  fullName: string;
  link: string;
}

/** To somebody whose address was typed into the registration once more, by themselves or by a stranger. */
export const alreadyHere: Record<'en' | 'ar', (v: AlreadyHere) => MailWords> = {
  en: ({ brand, fullName, link }) => ({
    subject: `You already have an account with ${brand}`,
    heading: `You already have an account, ${fullName}`,
    paragraphs: [
      `Someone just tried to sign up for ${brand} with this email address. It already has an account: yours.`,
      'If it was you, sign in with your existing password.',
    ],
    button: { label: 'Sign in', url: link },
    footnote:
      'Wasn’t you? There’s nothing you need to do. Your account hasn’t changed, and we didn’t tell them you have one.',
  }),
  ar: ({ brand, fullName, link }) => ({
    subject: `لديك حساب في ${brand} بالفعل`,
    heading: `لديك حساب بالفعل يا ${fullName}`,
    paragraphs: [
      `جرت قبل قليل محاولة لإنشاء حساب في ${brand} بهذا البريد الإلكتروني، وهو مرتبط بحسابك بالفعل.`,
      'إن كانت المحاولة منك، فيمكنك تسجيل الدخول بكلمة مرورك الحالية.',
    ],
    button: { label: 'تسجيل الدخول', url: link },
    footnote: 'لم تكن منك؟ لا يلزمك فعل شيء. لم يتغيّر شيء في حسابك، ولم نخبر من حاول بأن لك حسابًا.',
  }),
};
