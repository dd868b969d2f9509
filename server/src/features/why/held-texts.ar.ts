import { plural, type Translation } from '@regimen/contract/language/define-texts.ts';
import type { heldTexts } from './held-texts.ts';

export default {
  bySettingsYou: 'تأجّل بسبب الإعدادات: ساعات الهدوء أو الحد اليومي للرسائل.',
  bySettingsThey: 'تأجّل بسبب الإعدادات: ساعات الهدوء أو الحد اليومي للرسائل.',
  quietYou: 'ساعات الهدوء لديك من {from} إلى {to}، فانتظر حتى {until}.',
  quietThey: 'ساعات الهدوء لدى المتابع من {from} إلى {to}، فانتظر حتى {until}.',
  quietStillYou: 'ساعات الهدوء لديك من {from} إلى {to}، فهو ينتظر حتى {until}.',
  quietStillThey: 'ساعات الهدوء لدى المتابع من {from} إلى {to}، فهو ينتظر حتى {until}.',
  welcomeYou: 'الأوقات المختارة لرسائل هذا البرنامج بين {from} و{to}، فانتظر حتى {until}.',
  welcomeThey: 'الأوقات المختارة لرسائل هذا البرنامج بين {from} و{to}، فانتظر حتى {until}.',
  welcomeStillYou: 'الأوقات المختارة لرسائل هذا البرنامج بين {from} و{to}، فهو ينتظر حتى {until}.',
  welcomeStillThey: 'الأوقات المختارة لرسائل هذا البرنامج بين {from} و{to}، فهو ينتظر حتى {until}.',
  mostYou: 'الحد المختار {messages} في اليوم، وقد اكتمل في ذلك اليوم، فأُجّل إلى {until}.',
  mostThey: 'الحد المختار {messages} في اليوم، وقد اكتمل في ذلك اليوم، فأُجّل إلى {until}.',
  mostStillYou: 'الحد المختار {messages} في اليوم، وقد اكتمل في ذلك اليوم، فأُجّل إلى {until}.',
  mostStillThey: 'الحد المختار {messages} في اليوم، وقد اكتمل في ذلك اليوم، فأُجّل إلى {until}.',
  danger: 'ربما دلّت إجابة أو قراءة في ذلك اليوم على خطر، فانتظر حتى {until}.',
  dangerStill: 'ربما دلّت إجابة أو قراءة في ذلك اليوم على خطر، فهو ينتظر حتى {until}.',
  pausedYou: 'كان البرنامج متوقفًا مؤقتًا، ولا يُرسل شيء أثناء التوقف.',
  pausedThey: 'كان البرنامج متوقفًا مؤقتًا، ولا يُرسل شيء أثناء التوقف.',
  pausedStillYou: 'البرنامج متوقف مؤقتًا، ولا يُرسل شيء أثناء التوقف.',
  pausedStillThey: 'البرنامج متوقف مؤقتًا، ولا يُرسل شيء أثناء التوقف.',
  messages: plural({
    zero: '{n} رسالة',
    one: 'رسالة واحدة',
    two: 'رسالتان',
    few: '{n} رسائل',
    many: '{n} رسالة',
    other: '{n} رسالة',
  }),
} satisfies Translation<typeof heldTexts>;
