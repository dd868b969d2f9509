import type { Translation } from '../language/define-texts.ts';
import type { comparisonTexts } from './comparison-texts.ts';

export default {
  isWord: 'هو {value}',
  isResult: 'هي {value}',
  isLimit: '{limit}',
  isNot: 'غير {value}',
  includes: 'يشمل {value}',
  excludes: 'لا يشمل {value}',
  otherThan: 'غير {value}',
  before: 'قبل {value}',
  onOrBefore: 'في موعد أقصاه {value}',
  after: 'بعد {value}',
  onOrAfter: 'ابتداءً من {value}',
} satisfies Translation<typeof comparisonTexts>;
