import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { profileHelpTexts } from './profile-help-texts.ts';

export default {
  steady: 'ينجزون كل شيء تقريبًا خلال ساعات.',
  busy: 'ينوون الإنجاز، لكنهم يؤجلون وينسون بعضه.',
  struggling: 'بدايتهم أصعب، ويجدون الأمر شاقًا ويرفضون أكثر.',
  'drops-out': 'يبدؤون جيدًا ثم ينقطعون خلال أسابيع.',
  eager: 'ينجزون كل شيء فورًا ويتحسنون سريعًا.',
  silent: 'انضموا ولا يفعلون شيئًا.',
} satisfies Translation<typeof profileHelpTexts>;
