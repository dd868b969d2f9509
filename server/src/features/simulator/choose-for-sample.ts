import type { SampleAnswers, SampleQuestion } from '@regimen/contract/simulator.ts';
import type { AiFact, AiSettings, Program, Protocol } from '@regimen/engine/protocol.ts';
import { sameJson } from '@regimen/engine/same-json.ts';
import type { LookedAt } from '@regimen/engine/steps/ai/looked-at.ts';
import { modelOf } from '@regimen/engine/steps/traits.ts';
import type { Tx } from '../../db/pool.ts';
import { conflict, invalid, notFound } from '../../errors.ts';
import type { SignedInScope } from '../../scope.ts';
import { recordExchange } from '../ai/ask-model.ts';
import { findModel, type ModelParts } from '../ai/site-model.ts';
import { chooseByModel } from '../ai-modules/choose-by-model.ts';
import { questionOf, sharedOf } from '../ai-modules/question.ts';
import { composeDraft } from '../programs/publishing/compose-program.ts';
import { findContent } from './queries.ts';

interface Asked {
  version: string | null;
  state?: string | undefined;
  questions: readonly SampleQuestion[];
}

interface Choosing {
  question: SampleQuestion;
  protocol: Protocol;
  settings: AiSettings;
}

/** The site's model chooses for simulated followers, by the question that real ones would be asked with. */
export async function chooseForSample(
  scope: SignedInScope,
  parts: ModelParts,
  programId: string,
  asked: Asked,
): Promise<SampleAnswers> {
  const { userId } = scope.actor;
  const { program, model, why, shares } = await scope.read(async (tx) => ({
    program: await findProgram(scope, tx, programId, asked),
    ...(await findModel(scope, tx, parts, userId)),
  }));
  const choosing = asked.questions.map((question, index) => choosingOf(program, question, index));
  const came = model
    ? await Promise.all(
        choosing.map(({ question, protocol, settings }) => {
          const facts = sharedOf(lookedAtOf(question, settings), shares);
          return chooseByModel(model, settings, questionOf(settings, facts, protocol, scope.locale));
        }),
      )
    : [];
  return scope.tx(async (tx) => {
    for (const [index, { exchanged }] of came.entries()) {
      const { key, protocol, node } = choosing[index]?.question ?? {};
      const inputs = { program: programId, version: asked.version, protocol, node, simulated: key };
      await recordExchange(scope, tx, { purpose: 'simulation', personId: userId, inputs }, exchanged);
    }
    return {
      model: model?.name ?? null,
      why: model ? null : (why ?? 'no-model'),
      answers: came.map(({ decision }, index) => ({ key: choosing[index]?.question.key ?? '', decision })),
      tokens: came.reduce((sum, { exchanged: { usage } }) => sum + usage.tokensIn + usage.tokensOut, 0),
    };
  });
}

async function findProgram(
  scope: SignedInScope,
  tx: Tx,
  id: string,
  { version, state }: Asked,
): Promise<Program> {
  if (version === null) {
    const draft = await composeDraft(scope, tx, id);
    if (state !== undefined && state !== draft.simulated) throw conflict();
    return draft.content;
  }
  const content = await findContent(tx, id, version);
  if (content === undefined) throw notFound();
  return JSON.parse(content) as Program;
}

function choosingOf(program: Program, question: SampleQuestion, index: number): Choosing {
  const found = program.protocols.find(({ protocol }) => protocol.id === question.protocol)?.protocol;
  const node = found?.nodes.find(({ id }) => id === question.node);
  const settings = node && modelOf(node);
  if (!found || !settings) throw invalid(`questions.${index}.node`, 'not_allowed');
  return { question, protocol: found, settings };
}

/** Nothing that the module does not look at is told. */
function lookedAtOf({ facts }: SampleQuestion, settings: AiSettings): LookedAt[] {
  const isWanted = ({ value: _value, ...fact }: LookedAt) =>
    (settings.facts ?? []).some((wanted: AiFact) => sameJson(wanted, fact));
  return facts.filter(isWanted);
}
