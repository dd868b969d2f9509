import { allows } from '@regimen/contract/permissions.ts';
import type { ProgramCard } from '@regimen/contract/programs.ts';
import type { Protocol } from '@regimen/engine/protocol.ts';
import { Link } from 'react-router';
import { useTexts } from '../../../i18n/use-texts.ts';
import { paths } from '../../../paths.ts';
import { namesIn } from './measure-words.ts';
import { RunLine } from './run-line.tsx';
import { FaultLine, Judgements, TestBadge } from './test-result.tsx';
import { testsTexts } from './tests-texts.ts';
import { useTests } from './use-tests.ts';

interface TestsToPublishProps {
  card: ProgramCard;
  /** As they would be published. */
  protocols: readonly Protocol[];
  /** After the last of them has ended. */
  onSettled: () => void;
}

/** On the publish page: each test, how it went on exactly this draft, and the button that runs them. */
export function TestsToPublish({ card, protocols, onSettled }: TestsToPublishProps) {
  const t = useTexts(testsTexts);
  const tests = useTests(card.id, onSettled);
  const { list } = tests;
  if (!list || list.data.length === 0) return null;
  const names = namesIn(protocols);
  return (
    <section
      aria-labelledby="publish-tests"
      className="grid gap-4 rounded-card border border-line bg-raised p-5 md:p-6"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <h2 id="publish-tests" className="text-22">
          {t('onPublish')}
        </h2>
        <Link
          to={paths.simulator(card.id, 'tests')}
          className="text-14 font-medium text-primary-text underline-offset-4 hover:underline"
        >
          {t('open')}
        </Link>
      </div>
      <RunLine tests={tests} canRun={allows(card.may, 'edit')} />
      <ul className="grid gap-4">
        {list.data.map(({ id, name, result, expectations }) => (
          <li key={id} className="grid gap-2 border-t border-line pt-4">
            <div className="flex flex-wrap items-center justify-between gap-2">
              <h3 className="font-semibold wrap-anywhere">
                <bdi>{name}</bdi>
              </h3>
              <TestBadge result={result} state={list.state} />
            </div>
            <Judgements expectations={expectations} names={names} judgements={result?.judgements ?? []} />
            {result && <FaultLine fault={result.fault} />}
          </li>
        ))}
      </ul>
    </section>
  );
}
