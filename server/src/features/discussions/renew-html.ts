import { htmlFor } from '../../kept-html.ts';
import { markdownRules } from '../../markdown.ts';
import type { Scope } from '../../scope.ts';
import { listOldAnswers, listOldQuestions, renewAnswerHtml, renewQuestionHtml } from './queries.ts';

/** A tenant's share of one sweep; the rest waits for the next, and is shown all the same meanwhile. */
const mostAtOnce = 500;

/** What was written before today's rules gets its HTML by them, each text in a transaction of its own. */
export async function renewHtml(scope: Scope): Promise<void> {
  const old = { rules: markdownRules, most: mostAtOnce };
  for (const { id, body } of await scope.read((tx) => listOldQuestions(tx, old)))
    await scope.tx((tx) => renewQuestionHtml(tx, id, htmlFor(body)));
  for (const { id, body } of await scope.read((tx) => listOldAnswers(tx, old)))
    await scope.tx((tx) => renewAnswerHtml(tx, id, htmlFor(body)));
}
