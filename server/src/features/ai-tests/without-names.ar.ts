import type { Introductions } from './without-names.ts';

// As `foldedWords` spells them. Arabic has no capitals: whatever introduces somebody is enough to leave it.
export const ARABIC: Introductions = {
  before:
    /(?:^|[^\p{L}])(?:اسمي|اسمه|اسمها|اسم|يدعي|تدعي|ادعي|نادني|الدكتور|الدكتوره|دكتور|دكتوره|السيد|السيده|الاستاذ|الاستاذه|ابو|ام|زوجي|زوجتي|ابني|ابنتي|اخي|اختي|صديقي|صديقتي|جاري|جارتي) \p{L}/u,
};
