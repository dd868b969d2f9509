import { plural, type Translation } from '@regimen/contract/language/define-texts.ts';
import type { heldTexts } from './held-texts.ts';

export default {
  bySettingsYou: 'تأجّل بسبب الإعدادات: ساعات الهدوء أو الحد اليومي.',
  bySettingsThey: 'تأجّل بسبب الإعدادات: ساعات الهدوء أو الحد اليومي.',
  quietYou: 'ساعات الهدوء لديك من {from} إلى {to}، فانتظر حتى {until}.',
  quietThey: 'ساعات الهدوء لدى المتابع من {from} إلى {to}، فانتظر حتى {until}.',
  quietStillYou: 'ساعات الهدوء لديك من {from} إلى {to}، فهو ينتظر حتى {until}.',
  quietStillThey: 'ساعات الهدوء لدى المتابع من {from} إلى {to}، فهو ينتظر حتى {until}.',
  welcomeYou: 'الأوقات المختارة لإشعارات هذا البرنامج بين {from} و{to}، فانتظر حتى {until}.',
  welcomeThey: 'الأوقات المختارة لإشعارات هذا البرنامج بين {from} و{to}، فانتظر حتى {until}.',
  welcomeStillYou: 'الأوقات المختارة لإشعارات هذا البرنامج بين {from} و{to}، فهو ينتظر حتى {until}.',
  welcomeStillThey: 'الأوقات المختارة لإشعارات هذا البرنامج بين {from} و{to}، فهو ينتظر حتى {until}.',
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
    zero: '{n} إشعار',
    one: 'إشعار واحد',
    two: 'إشعاران',
    few: '{n} إشعارات',
    many: '{n} إشعارًا',
    other: '{n} إشعار',
  }),
} satisfies Translation<typeof heldTexts>;
