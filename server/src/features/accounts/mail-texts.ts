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
const hoursInEnglish = (hours: number): string => (hours === 1 ? 'one hour' : `${hours} hours`);

export const verification: Record<'en' | 'ar', (v: Verification) => MailWords> = {
  en: ({ brand, fullName, link, hours }) => ({
    subject: `Confirm your e-mail address for ${brand}`,
    heading: `Welcome to ${brand}, ${fullName}`,
    paragraphs: [
      'One step is left: please confirm that this e-mail address is yours.',
      'The button opens a page of the site. Press the button there too, and you are signed in.',
      `The link works once, within the next ${hoursInEnglish(hours)}. If it has run out, sign in and ask for a new one, or register again with the same address.`,
    ],
    button: { label: 'Confirm my e-mail address', url: link },
    footnote: `You did not register with ${brand}? Then there is nothing to do: without confirmation nobody can use the account. Please do not pass this message on.`,
  }),
  ar: ({ brand, fullName, link, hours }) => ({
    subject: `تأكيد بريدك الإلكتروني في ${brand}`,
    heading: `أهلًا بك في ${brand}، ${fullName}`,
    paragraphs: [
      'بقيت خطوة واحدة: أن تؤكّد أن هذا البريد الإلكتروني لك.',
      'يفتح الزر أدناه صفحة في الموقع. اضغط الزر الذي تجده فيها أيضًا، وبذلك يتم تسجيل دخولك.',
      `يعمل الرابط مرة واحدة، خلال ${hoursInArabic(hours)} من الآن. فإن انتهت صلاحيته فسجّل الدخول واطلب رابطًا جديدًا، أو سجّل من جديد بالعنوان نفسه.`,
    ],
    button: { label: 'تأكيد بريدي الإلكتروني', url: link },
    footnote: `لم تسجّل في ${brand}؟ لا يلزمك فعل شيء: لا يمكن لأحد استخدام الحساب ما لم يُؤكَّد البريد. ونرجو ألّا تعيد إرسال هذه الرسالة إلى أحد.`,
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
    heading: `You are already here, ${fullName}`,
    paragraphs: [
      `Somebody has just tried to register with ${brand}, using this e-mail address. It already has an account: yours.`,
      'Was it you? Then sign in with the password you chose back then.',
    ],
    button: { label: 'Sign in', url: link },
    footnote:
      'It was not you? Then there is nothing to do. Nothing about your account has changed, and whoever tried was not told that you have one.',
  }),
  ar: ({ brand, fullName, link }) => ({
    subject: `لديك حساب في ${brand} بالفعل`,
    heading: `أنت معنا بالفعل يا ${fullName}`,
    paragraphs: [
      `حاول شخص ما قبل قليل أن يسجّل في ${brand} بهذا البريد الإلكتروني، وله حساب هنا بالفعل: حسابك أنت.`,
      'هل كنت أنت؟ سجّل الدخول بكلمة المرور التي اخترتها من قبل.',
    ],
    button: { label: 'تسجيل الدخول', url: link },
    footnote: 'لم تكن أنت؟ لا يلزمك فعل شيء. لم يتغيّر شيء في حسابك، ولم نخبر من حاول بأن لك حسابًا.',
  }),
};
