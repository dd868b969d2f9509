import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { profileTexts } from './profile-texts.ts';

export default {
  steady: 'المواظبون',
  busy: 'المشغولون',
  struggling: 'من يجدون صعوبة',
  'drops-out': 'من يفقدون الاهتمام',
  eager: 'المتحمسون',
  silent: 'من لا يجيبون أبدًا',
} satisfies Translation<typeof profileTexts>;
