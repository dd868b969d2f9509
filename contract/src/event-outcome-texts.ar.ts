import type { eventOutcomeTexts } from './event-outcome-texts.ts';
import type { Translation } from './language/define-texts.ts';

export default {
  entered: 'الآن عند «{name}»',
  succeeded: 'تم إنجاز «{name}»',
  failed: 'لم يتم إنجاز «{name}»',
  fellShort: 'تم إنجاز «{name}» دون بلوغ الهدف',
  alerted: 'تنبيه من «{name}»',
  came: 'حان موعد «{name}»',
  missed: 'فات موعد «{name}»',
  expired: 'انقضى موعد «{name}» دون إنجاز',
  finished: 'اكتمل البرنامج',
  'gave-up': 'انتهى البرنامج مبكرًا',
  withdrew: 'تمت مغادرة البرنامج',
  refused: 'لم يُقبل',
} satisfies Translation<typeof eventOutcomeTexts>;
