import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { missedTexts } from './missed-texts.ts';

export default {
  missed: 'الخطوة {name} لم تُنفَّذ خلال {time}.',
  missedAndEnded: 'الخطوة {name} لم تُنفَّذ خلال {time}، فانتهى البرنامج مبكرًا.',
} satisfies Translation<typeof missedTexts>;
