import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { obstacleTexts } from './obstacle-texts.ts';

export default {
  'protocol-gone': 'البروتوكول الحالي «{name}» ليس في النسخة الجديدة.',
  'protocol-earlier': 'ترتيب «{name}» في النسخة الجديدة قبل الموضع الحالي: {to} بدل {from}.',
  'step-gone': 'الخطوة الحالية «{name}» لم تعد موجودة.',
  'step-changed': 'الخطوة الحالية «{name}» أصبحت من نوع آخر.',
  asksExpert: 'الخطوة «{name}» تسأل الآن خبيرًا بدل المتابع.',
  asksFollower: 'الخطوة «{name}» تسأل الآن المتابع بدل خبير.',
  'wait-changed': 'الخطوة «{name}» حيث ينتظرون أصبحت تنتظر شيئًا آخر.',
  'branches-changed': 'الخطوة «{name}» لها الآن فروع مختلفة.',
  'task-changed': 'تغيّر ما تطلبه الخطوة «{name}» الآن أو طريقة احتسابه: {parts}.',
  'module-task-changed': 'المهمة المفتوحة «{name}» تطلب الآن شيئًا آخر: {parts}.',
  'score-differs': 'ستختلف نتيجة سابقة في «{name}»، وتعتمد عليها خطوات.',
  scoreWould: 'ستصبح النتيجة في «{name}» {to} بدل {from}، وتعتمد عليها خطوات.',
  'unit-differs':
    'وحدة قياس «{name}» أصبحت {to}، والقراءات حتى الآن بوحدة {from}، ولا تذكر النسخة الجديدة طريقة التحويل.',
  'asked-again': 'سيُطلب مرة ثانية ما أُنجز: {names}.',
  'held-answer': 'ستضيع إجابة أُعطيت أثناء التوقف («{name}»).',
  wouldFinish: 'ستُنهي النسخة الجديدة البرنامج فورًا على أنه مكتمل.',
  wouldFail: 'ستُنهي النسخة الجديدة البرنامج فورًا دون اكتمال.',
  noSuchStep: 'الخطوة المختارة ليست في النسخة الجديدة.',
  alreadyDone: 'الخطوة «{name}» أُنجزت ولن تُطلب ثانية.',
  isPaused: 'البرنامج متوقف مؤقتًا. يمكن النقل إلى خطوة أخرى بعد الاستئناف.',
  other: 'هناك ما يمنع النقل.',
} satisfies Translation<typeof obstacleTexts>;
