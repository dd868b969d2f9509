import type { TypeNames } from './type-names.ts';

export const ARABIC = {
  population: ['الفئة المستهدفة'],
  order: ['طلب'],
  nudge: ['توجيه', 'تذكير'],
  followup: ['نشاط', 'متابعة'],
  activity: ['نشاط', 'متابعة'],
  challenge: ['تحدٍّ'],
  assessment: ['استبيان', 'تقييم'],
  kpi: ['مؤشر'],
  services: ['خدمة'],
  service: ['خدمة'],
  wait: ['انتظار'],
  jump: ['انتقال'],
  finish: ['نهاية'],
  fail: ['إنهاء مبكر', 'إخفاق'],
  ai: ['وحدة ذكاء اصطناعي', 'مساعد ذكي'],
  agent: ['مساعد ذكي'],
} satisfies TypeNames;

export const NEW_IN_ARABIC = / جديدة?$/u;
