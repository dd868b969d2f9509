/** What only a look at all readings could say, and what a judgement is. */
export const VERDICTS_IN_ARABIC = {
  up: /(?:ارتفع|ارتفاع|زاد|ازداد|زيادة|تصاعد)/,
  down: /(?:انخفض|انخفاض|تراجع|هبط|نقص|قلّ)/,
  judged:
    /(?:تحسّن|تحسن|أفضل|أسوأ|تدهور|ساء|بسبب|نتيجة ل|لأن|ينبغي|يجب|مقلق|ممتاز|ضعيف|جيد|سيئ|نجح|فشل|طبيعي)/,
};
