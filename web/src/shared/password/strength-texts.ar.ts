import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { strengthTexts } from './strength-texts.ts';

export default {
  weak: 'سهلة التخمين. كلمة أو كلمتان إضافيتان تقوّيانها.',
  fair: 'مقبولة. كلمة إضافية تجعلها قوية.',
  good: 'جيدة',
  strong: 'قوية',
} satisfies Translation<typeof strengthTexts>;
