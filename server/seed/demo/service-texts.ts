import type { ContentLanguage } from '@regimen/engine/content-language.ts';

interface ServiceTexts {
  zone: string;
  country: string;
  /** Monday first: which days the place is open. */
  openDays: readonly number[];
  place: { name: string; address: string; directions: string; studio: string; room: string; closed: string };
  online: string;
  consultation: { name: string; description: string; goal: string; before: string; note: string };
  group: { name: string; description: string; floor: string };
  call: { name: string; description: string };
  away: string;
}

/** What the demo expert offers, in the language of each site. */
export const serviceTexts: Record<ContentLanguage, ServiceTexts> = {
  en: {
    zone: 'Europe/Berlin',
    country: 'DE',
    openDays: [0, 1, 2, 3, 4],
    place: {
      name: 'Riverside practice',
      address: 'Am Flussufer 12, 10119 Berlin',
      directions: 'Second floor. The elevator is behind the stairs.',
      studio: 'Studio',
      room: 'Quiet room',
      closed: 'Team day',
    },
    online: 'Online',
    consultation: {
      name: 'First consultation',
      description:
        'We look at how you sleep, eat and move, and agree on your first step. Bring your questions.',
      goal: 'What would you like to talk about?',
      before: 'Have you talked to a doctor about it before?',
      note: 'What we talked about:\n\nWhat you’ll try:\n\nWhen we look at it again:',
    },
    group: {
      name: 'Gentle stretching, small group',
      description: 'One hour for your back and shoulders. Up to 8 people. Wear something comfortable.',
      floor: 'Can you sit on the floor and get up again?',
    },
    call: {
      name: 'Short follow-up call',
      description: '20 minutes by video: what went well, and what to change.',
    },
    away: 'Conference',
  },
  ar: {
    zone: 'Asia/Riyadh',
    country: 'SA',
    openDays: [6, 0, 1, 2, 3],
    place: {
      name: 'عيادة الواحة',
      address: 'شارع النخيل 12، الرياض',
      directions: 'الطابق الثاني، والمصعد خلف الدرج.',
      studio: 'القاعة',
      room: 'الغرفة الهادئة',
      closed: 'يوم الفريق',
    },
    online: 'عن بُعد',
    consultation: {
      name: 'الاستشارة الأولى',
      description: 'نتحدث عن نومك وطعامك وحركتك، ونتفق على خطوتك الأولى. أسئلتك كلها موضع ترحيب.',
      goal: 'ما الموضوع الذي يهمك الحديث عنه؟',
      before: 'هل سبق أن تحدثت مع طبيب عن ذلك؟',
      note: 'ما تحدثنا عنه:\n\nما ستجرّبه:\n\nموعد المراجعة:',
    },
    group: {
      name: 'تمدّد خفيف في مجموعة صغيرة',
      description: 'ساعة واحدة للظهر والكتفين، لثمانية أشخاص كحد أقصى. يُفضَّل ارتداء ملابس مريحة.',
      floor: 'هل يمكنك الجلوس على الأرض والنهوض من جديد؟',
    },
    call: {
      name: 'مكالمة قصيرة بعد الاستشارة',
      description: '20 دقيقة بالفيديو: ما الذي سار جيدًا، وما الذي يحتاج إلى تغيير.',
    },
    away: 'مؤتمر',
  },
};
