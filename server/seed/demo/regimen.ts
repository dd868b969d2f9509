import { regimenDiscussions } from './regimen-discussions.ts';
import type { DemoTenant } from './tenant.ts';

export const regimen: DemoTenant = {
  name: 'Regimen',
  locale: 'en',
  theme: { primary: '#5567ff', accent: '#ed0b4c' },
  placeholders: {
    brand: 'Regimen',
    contactEmail: 'hello@regimen.test',
    operator: 'Regimen Demo',
    country: 'the operator’s home country',
  },
  translations: { ar: { placeholders: { operator: 'Regimen (موقع تجريبي)', country: 'بلد المشغّل' } } },
  texts: {
    en: {
      headline: 'Good advice, one step at a time',
      subline:
        'On {{brand}}, health and wellness experts turn what they know into programs you can follow. Ask, learn, and take the next step when you are ready.',
      callToAction: 'Join {{brand}}',
      tagline: 'Programs people follow',
      footer: '{{brand}} gives guidance, not diagnoses. In an emergency, call your local emergency number.',
    },
    ar: {
      headline: 'نصيحة نافعة، خطوة بعد خطوة',
      subline:
        'في {{brand}} يحوّل خبراء الصحة والعافية معرفتهم إلى برامج تسهل متابعتها. اسأل وتعلّم، وانتقل إلى الخطوة التالية حين تكون مستعدًا.',
      callToAction: 'انضم إلى {{brand}}',
      tagline: 'برامج يواظب عليها الناس',
      footer: '{{brand}} يقدّم الإرشاد لا التشخيص. في الحالات الطارئة اتصل برقم الطوارئ في بلدك.',
    },
  },
  accounts: [
    { email: 'follower@demo.test', full_name: 'Demo follower', role: 'user' },
    { email: 'expert@demo.test', full_name: 'Demo expert', role: 'expert' },
    { email: 'night-nurse@demo.test', full_name: 'Night-shift nurse (demo)', role: 'nurse' },
    { email: 'new-parent@demo.test', full_name: 'New parent (demo)', role: 'user' },
    { email: 'physiotherapist@demo.test', full_name: 'Physiotherapist (demo)', role: 'physiotherapist' },
    { email: 'blood-pressure@demo.test', full_name: 'Watching my blood pressure (demo)', role: 'patient' },
    { email: 'teenager@demo.test', full_name: 'Teenager of 16 (demo)', role: 'user' },
  ],
  discussions: regimenDiscussions,
};
