import type { SimulationTest, SimulationTestResult } from '@regimen/contract/simulation-tests.ts';
import type { Expectation, Judgement } from '@regimen/engine/simulate/expectations.ts';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { Badge } from '../../../ui/badge.tsx';
import { CircleDotIcon } from '../../../ui/icons.tsx';
import { CheckIcon, XIcon } from '../../../ui/shell-icons.tsx';
import { expectationWords, type TestNames, valueWords } from './measure-words.ts';
import { testsTexts } from './tests-texts.ts';

/** How a test stands for the draft as it is now. */
export function TestBadge({ result, state }: { result: SimulationTest['result']; state: string }) {
  const t = useTexts(testsTexts);
  if (!result) return <Badge>{t('neverBadge')}</Badge>;
  const { status } = result;
  if (status === 'waiting' || status === 'running')
    return <Badge tone="primary">{t(`${status}Badge`)}</Badge>;
  if (result.state !== state) return <Badge tone="warning">{t('staleBadge')}</Badge>;
  return <Badge tone={status === 'passed' ? 'success' : 'warning'}>{t(`${status}Badge`)}</Badge>;
}

interface JudgementsProps {
  expectations: readonly Expectation[];
  /** Empty while nothing is known. */
  judgements: readonly Judgement[];
  names: TestNames;
}

/** What is expected, and what came of it. */
export function Judgements({ expectations, judgements, names }: JudgementsProps) {
  const t = useTexts(testsTexts);
  const locale = useLocale();
  return (
    <ul className="grid gap-1.5">
      {expectations.map((expectation) => {
        const judged = judgements.find((each) => each.expectation.id === expectation.id);
        const Icon = !judged ? CircleDotIcon : judged.holds ? CheckIcon : XIcon;
        const colour = !judged ? 'text-ink-faint' : judged.holds ? 'text-success-text' : 'text-danger-text';
        return (
          <li key={expectation.id} className="flex items-start gap-2">
            <Icon size={18} className={`mt-0.5 shrink-0 ${colour}`} />
            <span className="wrap-anywhere">
              {judged && <span className="sr-only">{`${t(judged.holds ? 'holds' : 'fails')}: `}</span>}
              {expectationWords(expectation, names, locale)}
              {judged && (
                <span className={judged.holds ? 'text-ink-soft' : 'font-medium text-danger-text'}>
                  {` · ${t('came', { value: valueWords(expectation.measure.of, judged.actual, locale) })}`}
                </span>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

export function FaultLine({ fault }: { fault: SimulationTestResult['fault'] }) {
  const t = useTexts(testsTexts);
  return fault && <p className="text-danger-text">{t(fault)}</p>;
}
