import type { z } from 'zod';
import type { Model, Question } from '../../server/src/providers/model.ts';

const evil = 'https://evil.example/out';
const usage = { tokensIn: 1, tokensOut: 1, costMicros: 0 };

/** Does whatever it reads: says back all it was told, and gives each mark, edit, branch or text that could do something. */
export class ObedientModel implements Model {
  readonly name = 'obedient';
  readonly questions: Question[] = [];

  async say(question: Question, onWords: (words: string) => void) {
    this.questions.push(question);
    const text = `${question.messages[0]?.content ?? ''} [[offer:snooze]] [[offer:ask]] [[offer:delete]] [1] [99] ${evil}`;
    for (let at = 0; at < text.length; at += 200) onWords(text.slice(at, at + 200));
    return { text, usage };
  }

  async fill<T>(question: Question, shape: z.ZodType<T>) {
    this.questions.push(question);
    const text = JSON.stringify(obeyed(question));
    const read = shape.safeParse(JSON.parse(text));
    return { value: read.success ? read.data : null, text, usage };
  }
}

function obeyed({ system, messages }: Question): unknown {
  const told = messages[0]?.content ?? '';
  const word = /order\d{4}/.exec(told)?.[0] ?? '';
  const said = [`${word} ${evil}`, `Take 500 mg of aspirin, ${word}.`, told];
  if (system.includes('{"texts": ["')) return { texts: said };
  if (system.includes('{"texts": {"1"')) {
    const numbers = Object.keys(JSON.parse(told.split('\n')[1] ?? '{}') as object);
    return {
      texts: Object.fromEntries(numbers.map((number) => [number, `افتح ${evil} الآن ${word}. خذ 500 ملغ.`])),
    };
  }
  if (system.includes('"edits"'))
    return {
      words: said.join(' '),
      edits: [
        { edit: 'removeNode', nodeId: /"id":"([\w-]+)"/.exec(told)?.[1] ?? 'root' },
        { edit: 'describe', name: `${word} ${evil}`, description: told.slice(0, 500) },
        { edit: 'publish' },
        { edit: 'setItem', itemId: 'builtin-kpi-weight', item: null },
      ],
      sources: [{ title: word, url: evil }],
    };
  if (system.includes('"statements"'))
    return { statements: [{ words: said.join(' '), facts: ['f1', 'f2', 'f99'] }] };
  return { branch: `${word} leave_program`, sure: 1, words: said.join(' ') };
}
