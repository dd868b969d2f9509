import { defineTexts } from '@regimen/contract/language/define-texts.ts';

export const sampleDiscussionTexts = defineTexts(import.meta.url, {
  movementTitle: 'Sample question: how do I start walking more?',
  movementBody:
    'Here, someone describes what they’ve tried, what got in the way and what they’d like to know.',
  movementAnswer: 'Here, someone answers from experience or as an expert, with an easy first step.',
  sleepTitle: 'Sample question: what helps when I can’t sleep?',
  sleepBody: 'A good question says when it started, how often it happens and what you’ve already tried.',
  sleepAnswer: 'A good answer names its source and says when to see a doctor.',
  habitsTitle: 'Sample question: how do I get back on track after a missed day?',
  habitsBody: 'Ask one question at a time and put it in the title, so it’s easy to find and answer.',
  habitsAnswer: 'The person who asked can mark the answer that helped. It then appears first.',
});
