import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { availabilityTexts } from './availability-texts.ts';

export default {
  label: 'متى يُتوقع الرد',
  away: 'إجازة: {name}. يُتوقع الرد ابتداءً من {when}.',
  awayOpen: 'إجازة: {name}. قد يتأخر الرد.',
  closed: 'خارج أوقات العمل: {name}. يُتوقع الرد ابتداءً من {when}.',
  usually: 'أوقات العمل: {hours}',
  emergency: 'في حالات الطوارئ لا تنتظر ردًا هنا.',
  whoToCall: 'جهات يمكنك الاتصال بها',
} satisfies Translation<typeof availabilityTexts>;
