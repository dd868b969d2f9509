import type { Translation } from '../language/define-texts.ts';
import type { refusalTexts } from './refusal-texts.ts';

export default {
  'run-ended': 'كان قد انتهى بالفعل',
  'seen-before': 'سبق استلامه',
  'task-not-open': 'لم تكن المهمة مفتوحة',
  'does-not-fit-task': 'لا يناسب المهمة',
  'answers-have-faults': 'بعض الإجابات ناقصة أو غير صحيحة',
  'no-such-kpi': 'لا مؤشر هنا يقيس ذلك',
  'unknown-unit': 'الوحدة غير معروفة',
  'out-of-range': 'القيمة خارج المدى الممكن',
  'proof-missing': 'الإثبات ناقص',
  'no-such-branch': 'لا وجود لهذا الفرع',
  'no-such-zone': 'لا وجود لهذه المنطقة الزمنية',
  'already-paused': 'كان متوقفًا بالفعل',
  'not-paused': 'لم يكن متوقفًا',
  'snooze-not-allowed': 'لا يمكن تأجيله أكثر',
} satisfies Translation<typeof refusalTexts>;
