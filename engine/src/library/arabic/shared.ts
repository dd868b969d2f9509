/** Words that several built-in items share. */
import type { Dictionary } from '../../human-texts.ts';

export const shared: Dictionary = {
  Low: 'منخفض',
  Never: 'أبدًا',
  '0: not at all. 4: very much.': '0: لا شيء. 4: كثيرًا جدًا.',
  '0: not at all. 10: the most you can imagine.': '0: لا شيء. 10: أقصى ما يمكنك تخيّله.',
};
