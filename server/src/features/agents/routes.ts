import { agentCalls } from '@regimen/contract/agents.ts';
import { goOn } from '../../go-on.ts';
import { type HttpParts, registerCalls } from '../../http/register-calls.ts';
import { wholeList } from '../../paging.ts';
import type { SignedInScope } from '../../scope.ts';
import type { ModelParts } from '../ai/site-model.ts';
import { answerByModel, type ModelTask } from './answer-by-model.ts';
import { askAgent } from './ask-agent.ts';
import { askForTeam, takeBack } from './ask-for-team.ts';
import { listAgents, showAgent } from './show-agent.ts';
import { giveFeedback, lendAnswer, retryAnswer, stopAnswer } from './steer-answer.ts';

export function agentRoutes(http: HttpParts, parts: ModelParts): void {
  /** Nobody waits for it: the call is answered, and the words come by themselves. */
  const goOnWith = (scope: SignedInScope, task: ModelTask | null) => {
    if (task) void answerByModel(goOn(http.scope, scope, 'agent', http.now), task);
  };
  registerCalls(http, agentCalls, {
    'GET agents': (scope) => scope.read(async (tx) => wholeList(await listAgents(scope, tx))),

    'GET agents/{program}': (scope, { params, query }) =>
      scope.read((tx) => showAgent(scope, tx, parts, params.program, query)),

    'POST agents/{program}/messages': async (scope, { params, body }) => {
      let task: ModelTask | null = null;
      const reply = await scope.tx(async (tx) => {
        const asking = await askAgent(scope, tx, parts, params.program, body);
        task = asking.task;
        return asking.reply;
      });
      goOnWith(scope, task);
      return reply;
    },

    'POST agents/{program}/messages/{message}/stop': (scope, { params }) =>
      scope.tx((tx) => stopAnswer(scope, tx, params)),

    'POST agents/{program}/messages/{message}/retry': async (scope, { params }) => {
      let task: ModelTask | null = null;
      const reply = await scope.tx(async (tx) => {
        const retried = await retryAnswer(scope, tx, parts, params);
        task = retried.task;
        return retried.reply;
      });
      goOnWith(scope, task);
      return reply;
    },

    'PUT agents/{program}/messages/{message}/feedback': (scope, { params, body }) =>
      scope.tx((tx) => giveFeedback(scope, tx, params, body.feedback)),

    'PUT agents/{program}/messages/{message}/lent': (scope, { params, body }) =>
      scope.tx((tx) => lendAnswer(scope, tx, params, body.isLent)),

    'POST agents/{program}/hand-over': (scope, { params }) =>
      scope.tx((tx) => askForTeam(scope, tx, params.program)),

    'DELETE agents/{program}/hand-over': (scope, { params }) =>
      scope.tx((tx) => takeBack(scope, tx, params.program)),
  });
}
