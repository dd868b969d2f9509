/** How it feels, from 0 to 10. */
import type { Dictionary } from '../../human-texts.ts';

export const kpisFeelings: Dictionary = {
  'of 10': 'من 10',
  Pain: 'الألم',
  'Your usual level of pain today, from 0 (none) to 10 (the worst you can imagine).':
    'مستوى ألمك المعتاد اليوم، من 0 (لا ألم) إلى 10 (أسوأ ما تتخيله).',
  Mood: 'المزاج',
  'Your mood today, from 0 (very low) to 10 (very good).': 'مزاجك اليوم، من 0 (سيئ جدًا) إلى 10 (جيد جدًا).',
  Stress: 'التوتر',
  'How tense or stressed you felt today, from 0 (not at all) to 10 (unbearably).':
    'كم شعرت بالتوتر أو الضغط اليوم، من 0 (لا شيء) إلى 10 (لا يُحتمل).',
  Energy: 'الطاقة',
  'How much energy you had today, from 0 (none) to 10 (full of energy).':
    'كم كانت طاقتك اليوم، من 0 (لا طاقة) إلى 10 (طاقة كاملة).',
};
