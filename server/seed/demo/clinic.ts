import { clinicDiscussions } from './clinic-discussions.ts';
import type { DemoTenant } from './tenant.ts';

export const clinic: DemoTenant = {
  name: 'واحة العافية',
  locale: 'ar',
  theme: { primary: '#0f6b6b', accent: '#c8643c' },
  placeholders: {
    brand: 'واحة العافية',
    contactEmail: 'salam@oasis.test',
    operator: 'واحة العافية (موقع تجريبي)',
    country: 'بلد المشغّل',
  },
  translations: {
    en: {
      name: 'Wellness Oasis',
      placeholders: { operator: 'Wellness Oasis (demo site)', country: 'the operator’s home country' },
    },
  },
  texts: {
    ar: {
      headline: 'عافيتك تبدأ بسؤال',
      subline:
        '{{brand}} مكان هادئ تسأل فيه أهل الخبرة، وتقرأ ما نفع غيرك، وتسير على مهل في برنامج يناسب يومك وبيتك.',
      callToAction: 'الانضمام إلى {{brand}}',
      tagline: 'رفقة طيبة على طريق العافية',
      footer: '{{brand}} لا تغني عن طبيبك. إن كانت الحالة طارئة فاتصل برقم الطوارئ في بلدك فورًا.',
    },
    en: {
      headline: 'Feeling better starts with a question',
      subline:
        '{{brand}} is a calm place to ask experts, read what helped others, and follow a program that fits your day.',
      callToAction: 'Join {{brand}}',
      tagline: 'Good company for better health',
      footer:
        '{{brand}} doesn’t replace your doctor. In an emergency, call your local emergency number right away.',
    },
  },
  accounts: [
    { email: 'follower@demo.test', full_name: 'متابع تجريبي', role: 'user' },
    { email: 'expert@demo.test', full_name: 'خبير تجريبي', role: 'expert' },
    { email: 'dietitian@demo.test', full_name: 'اختصاصي تغذية (تجريبي)', role: 'dietitian' },
    { email: 'new-mother@demo.test', full_name: 'أم جديدة (تجريبي)', role: 'user' },
    { email: 'retired-teacher@demo.test', full_name: 'معلّم متقاعد (تجريبي)', role: 'patient' },
    { email: 'pharmacist@demo.test', full_name: 'صيدلي (تجريبي)', role: 'pharmacist' },
    { email: 'teenager@demo.test', full_name: 'فتاة في السادسة عشرة (تجريبي)', role: 'user' },
  ],
  discussions: clinicDiscussions,
};
