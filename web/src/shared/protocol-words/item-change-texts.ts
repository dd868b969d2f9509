import { defineTexts } from '@regimen/contract/language/define-texts.ts';

/** What became of an item between two versions. Names of items, questions and bands come in quotation marks. */
export const itemChangeTexts = defineTexts(import.meta.url, {
  questionAdded: '{item}: new question {question}',
  questionRemoved: '{item}: question {question} removed',
  questionReworded: '{item}: question {before} now reads {after}',
  questionChanged: '{item}, question {question}: changed {parts}',
  answerAdded: '{item}, question {question}: new answer {answer}',
  answerRemoved: '{item}, question {question}: answer {answer} removed',
  answerReworded: '{item}, question {question}: answer {before} now reads {after}',
  answerRecounted: '{item}, question {question}: answer {answer} scores {after} instead of {before}',
  questionsReordered: '{item}: questions reordered',
  bandAdded: '{item}: new result {band}, {after}',
  bandRemoved: '{item}: result {band} removed',
  bandMoved: '{item}, result {band}: was {before}, now {after}',
  bandRenamed: '{item}: result {before} is now called {after}',
  bandChanged: '{item}, result {band}: settings changed',
  other: '{item}: other settings changed',
});
