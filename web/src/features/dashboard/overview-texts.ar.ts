import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { overviewTexts } from './overview-texts.ts';

export default {
  title: 'نظرة عامة',
  lead: 'حال الموقع الآن.',
  people: 'الأشخاص',
  running: 'برامج قيد المتابعة',
  openTasks: 'مهام مفتوحة',
  alerts: 'حالات عاجلة',
  newMessages: 'رسائل دون رد',
  failedJobs: 'أعمال خلفية متعثرة',
  unreviewed: 'اطلاع طارئ بانتظار المراجعة',
  signUps: 'المنضمون الجدد، آخر 30 يومًا',
  enrollments: 'البرامج التي بدأت، آخر 30 يومًا',
  table: 'عرض الأرقام',
  day: 'اليوم',
  count: 'العدد',
  sum: 'المجموع: {count}',
} satisfies Translation<typeof overviewTexts>;
