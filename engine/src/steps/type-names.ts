import type { ItemKind } from '../items.ts';
import type { StepType } from '../protocol.ts';

/** What the builder calls each before it has a name, in every language of the product; a test there holds it. */
export const TYPE_NAMES: Readonly<Record<StepType | ItemKind, readonly string[]>> = {
  population: ['Population', 'الفئة المستهدفة'],
  order: ['Order', 'طلب'],
  nudge: ['Nudge', 'توجيه', 'تذكير'],
  followup: ['Follow-up', 'Followup', 'متابعة', 'Activity', 'نشاط'],
  activity: ['Activity', 'نشاط', 'Follow-up', 'Followup', 'متابعة'],
  challenge: ['Challenge', 'تحدٍّ'],
  assessment: ['Assessment', 'تقييم'],
  kpi: ['KPI', 'مؤشر'],
  services: ['Service', 'خدمة'],
  service: ['Service', 'خدمة'],
  wait: ['Wait', 'انتظار'],
  jump: ['Jump', 'انتقال'],
  finish: ['Finish', 'نهاية'],
  fail: ['End early', 'إنهاء مبكر', 'Fail', 'إخفاق'],
  ai: ['AI module', 'وحدة ذكاء اصطناعي', 'Agent', 'مساعد ذكي'],
  agent: ['Agent', 'مساعد ذكي'],
};
