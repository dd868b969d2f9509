import { plural, type Translation } from '@regimen/contract/language/define-texts.ts';
import type { endlessWaitTexts } from './endless-wait-texts.ts';

export default {
  'waits-for-follower': 'تنتظر إجابتهم بلا موعد نهائي، فمن لا يجيب لا يتقدم أبدًا',
  tooLong: plural({
    zero: 'ليس لها موعد نهائي',
    one: 'تطرح سؤالًا واحدًا بلا موعد نهائي، فمن يتوقف لا يتقدم أبدًا',
    two: 'تطرح سؤالين دفعة واحدة بلا موعد نهائي، فمن يتوقف في المنتصف لا يتقدم أبدًا',
    few: 'تطرح {n} أسئلة دفعة واحدة بلا موعد نهائي، فمن يتوقف في المنتصف لا يتقدم أبدًا',
    many: 'تطرح {n} سؤالًا دفعة واحدة بلا موعد نهائي، فمن يتوقف في المنتصف لا يتقدم أبدًا',
    other: 'تطرح {n} سؤال دفعة واحدة بلا موعد نهائي، فمن يتوقف في المنتصف لا يتقدم أبدًا',
  }),
  'waits-for-expert': 'تنتظر فريقك بلا موعد نهائي، فلا يتقدم أحد ما لم تتم الاستجابة',
  'waits-for-event': 'تنتظر بلا موعد نهائي أمرًا قد لا يحدث أبدًا',
} satisfies Translation<typeof endlessWaitTexts>;
