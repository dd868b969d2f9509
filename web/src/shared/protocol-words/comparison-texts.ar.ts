import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { comparisonTexts } from './comparison-texts.ts';

export default {
  'number =': '{value} بالضبط',
  'number !=': 'غير {value}',
  'number <': 'أقل من {value}',
  'number <=': '{value} على الأكثر',
  'number >': 'أكثر من {value}',
  'number >=': '{value} على الأقل',
  'word =': 'هو {value}',
  'word !=': 'غير {value}',
  'result =': 'هي {value}',
  'result !=': 'غير {value}',
  'list =': 'يشمل {value}',
  'list !=': 'لا يشمل {value}',
  'date =': 'هو {value}',
  'date !=': 'غير {value}',
  'date <': 'قبل {value}',
  'date <=': 'في {value} أو قبله',
  'date >': 'بعد {value}',
  'date >=': 'في {value} أو بعده',
} satisfies Translation<typeof comparisonTexts>;
