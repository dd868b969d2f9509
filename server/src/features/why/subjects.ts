import type { Speaking } from '@regimen/contract/protocol-words/speaking.ts';
import type { WhyNot } from '@regimen/contract/why.ts';
import { nameOfModuleAt, nameOfStepAt } from '@regimen/engine/given-name.ts';
import type { ProgramRun } from '@regimen/engine/program.ts';
import type { Program } from '@regimen/engine/protocol.ts';
import { itemKindOf, onlyLeads } from '@regimen/engine/steps/traits.ts';
import { outlineOf } from '../enrollments/outline.ts';

const mostSubjects = 400;

/** What somebody may have expected: a follower what their page shows, an expert whatever there is. */
export function subjectsOf(program: Program, run: ProgramRun | null, to: Speaking['to']): WhyNot['subjects'] {
  const modules = program.protocols.flatMap(({ protocol }, index) =>
    protocol.modules
      .filter(({ target }) => to === 'expert' || target === 'follower')
      .map((module) => ({
        key: `${index}.module:${module.id}`,
        name: nameOfModuleAt(protocol, module.id),
        kind: module.selected_module as string,
        comesBack: true,
      })),
  );
  const steps =
    to === 'follower'
      ? outlineOf(program, run)
          // What only waits or ends sends nothing that could be missed.
          .filter(({ kind }) => itemKindOf(kind) !== undefined)
          .map(({ key, name, kind }) => ({ key, name, kind, comesBack: false }))
      : program.protocols.flatMap(({ protocol }, index) =>
          protocol.nodes
            // Nobody expects what leads and asks for nothing.
            .filter(({ type }) => !onlyLeads(type))
            .map(({ id, type }) => ({
              key: `${index}.${id}`,
              name: nameOfStepAt(protocol, id),
              kind: type as string,
              comesBack: false,
            })),
        );
  return [...modules, ...steps].slice(0, mostSubjects);
}
