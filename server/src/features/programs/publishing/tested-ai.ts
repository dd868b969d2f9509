import { nameOfBuiltInTest } from '@regimen/contract/built-in-ai-test-name.ts';
import { builtInTestsOf } from '@regimen/contract/built-in-ai-tests.ts';
import type { TestedAi } from '@regimen/contract/publishing.ts';
import { nameOfStep } from '@regimen/engine/given-name.ts';
import { modelOf } from '@regimen/engine/steps/traits.ts';
import type { Tx } from '../../../db/pool.ts';
import { ownTurn } from '../../../own-turn.ts';
import type { Models } from '../../../providers/model.ts';
import type { Scope } from '../../../scope.ts';
import { findModelName } from '../../ai/site-model.ts';
import { agentState, moduleState } from '../../ai/tested-state.ts';
import { findWholeDraft } from '../../protocols/find-whole-draft.ts';
import type { ProgramRow } from '../drafts-queries.ts';
import { findAgentHome, keyOf, listAiTests, listPassed } from './ai-test-queries.ts';
import type { ComposedProgram } from './compose-program.ts';

type Place = Pick<TestedAi, 'protocolId' | 'kind' | 'subject' | 'name'> & {
  state: string;
  hasBuiltIn: boolean;
};

/** The agent and the AI modules of a program, each with the tests that have not passed on exactly what would be published. */
export async function findTestedAi(
  scope: Scope,
  tx: Tx,
  models: Models,
  { agentId }: Pick<ProgramRow, 'agentId'>,
  { parts, agent }: Pick<ComposedProgram, 'parts' | 'agent'>,
): Promise<TestedAi[]> {
  const modules = parts.flatMap(({ id, document }) =>
    document.nodes.flatMap((node): Place[] => {
      const settings = modelOf(node);
      if (!settings) return [];
      const name = nameOfStep(document, node);
      return [
        {
          protocolId: id,
          kind: 'module',
          subject: node.id,
          name,
          state: moduleState(settings),
          hasBuiltIn: true,
        },
      ];
    }),
  );
  if (modules.length === 0 && (!agent || agentId === null)) return [];
  const ids = parts.map(({ id }) => id);
  const own = await listAiTests(tx, ids);
  const agents: Place[] = [];
  if (agent && agentId !== null) {
    const made = await findAgentHome(tx, agentId);
    const home = ids.find((id) => id === made) ?? ids[0];
    const beside = own.filter(({ kind, subject }) => kind === 'agent' && subject === agentId);
    for (const id of ids.filter((each) => each === home || beside.some((test) => test.protocolId === each))) {
      // As its tests see it: in the site's language, whatever the program speaks.
      const { document } = await findWholeDraft({ locale: scope.tenant.site.locale }, tx, id);
      await ownTurn(document.nodes.length * 500);
      const state = agentState(agent, document);
      agents.push({
        protocolId: id,
        kind: 'agent',
        subject: agentId,
        name: agent.name,
        state,
        hasBuiltIn: id === home,
      });
    }
  }
  const model = (await findModelName(tx, models)) ?? '';
  const passed = await listPassed(tx, ids, model);
  return [...agents, ...modules].map(({ state, hasBuiltIn, ...place }) => {
    const { kind } = place;
    const builtIn = hasBuiltIn ? builtInTestsOf(kind, model !== '') : [];
    const all = [
      ...own
        .filter(
          (test) =>
            test.protocolId === place.protocolId && test.kind === kind && test.subject === place.subject,
        )
        .map(({ id, name }) => ({ id, name })),
      ...builtIn.map((test) => ({ id: test.key, name: nameOfBuiltInTest(test, scope.locale) })),
    ];
    return { ...place, all: all.length, red: all.filter(({ id }) => !passed.has(keyOf(place, id, state))) };
  });
}
