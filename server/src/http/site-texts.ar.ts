import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { siteTexts } from './site-texts.ts';

export default {
  headline: 'نصائح الخبراء في خطوات يومية',
  subline: 'برامج صحية من الخبراء، خطوة واضحة في كل مرة.',
  callToAction: 'الانضمام إلى {{brand}}',
  tagline: 'برامج صحية من الخبراء لحياتك اليومية.',
  footer: 'يساعدك {{brand}} على تطبيق نصائح الخبراء.',
} satisfies Translation<typeof siteTexts>;
