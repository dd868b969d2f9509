import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { kindPageTexts } from './kind-page-texts.ts';

export default {
  activity: 'الأنشطة',
  activityLead: 'ما يُطلب تنفيذه، مع تعليمات وصور.',
  activityAdd: 'إضافة نشاط',
  order: 'الطلبات',
  orderLead: 'ما يُطلب تأكيده أو شراؤه أو رفعه أو قياسه.',
  orderAdd: 'إضافة طلب',
  nudge: 'التوجيهات',
  nudgeLead: 'رسائل قصيرة في اللحظة المناسبة.',
  nudgeAdd: 'إضافة توجيه',
  challenge: 'التحديات',
  challengeLead: 'هدف يومي لعدة أيام، مع إثبات اختياري.',
  challengeAdd: 'إضافة تحدٍّ',
  assessment: 'الاستبيانات',
  assessmentLead: 'مجموعات أسئلة مع درجاتها ومعانيها.',
  assessmentAdd: 'إضافة استبيان',
  kpi: 'المؤشرات',
  kpiLead: 'ما يُقاس ووحدته والهدف المنشود.',
  kpiAdd: 'إضافة مؤشر',
  agent: 'المساعدون',
  agentLead: 'مساعدون أذكياء يجيبون عن أسئلة المتابعين حول البرنامج.',
  agentAdd: 'إضافة مساعد',
} satisfies Translation<typeof kindPageTexts>;
