import type { PublicProgram } from '@regimen/contract/catalog.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { StepIcon } from '../../shared/steps/step-icon.tsx';
import { programTexts } from './program-texts.ts';
import { Section } from './section.tsx';

type Step = PublicProgram['outline'][number];
const atAGlance = 8;

/** The stations along the main way, from first to last. */
export function Journey({ steps }: { steps: readonly Step[] }) {
  const t = useTexts(programTexts);
  if (steps.length === 0) return null;
  const rest = steps.slice(atAGlance);
  return (
    <Section title={t('journey')}>
      <p className="mb-4 text-ink-soft">{t('journeyLead')}</p>
      <ol className="grid">
        {steps.slice(0, atAGlance).map((step, index) => stepOf(step, index, t('byExpert')))}
      </ol>
      {rest.length > 0 && (
        <details>
          <summary className="flex min-h-11 cursor-pointer items-center font-medium text-primary-text">
            {t('allSteps', { n: rest.length })}
          </summary>
          <ol start={atAGlance + 1} className="grid">
            {rest.map((step, index) => stepOf(step, index + atAGlance, t('byExpert')))}
          </ol>
        </details>
      )}
    </Section>
  );
}

const stepOf = ({ name, kind, byExpert }: Step, index: number, expertWords: string) => (
  <li key={index} className="relative flex gap-4 pb-5 last:pb-0">
    <span
      aria-hidden="true"
      className="absolute start-[17px] top-9 bottom-0 w-0.5 bg-line [li:last-child>&]:hidden"
    />
    <StepIcon type={kind} />
    <span className="grid content-center">
      <span dir="auto" className="font-medium">
        {name}
      </span>
      {byExpert && <span className="text-14 text-ink-soft">{expertWords}</span>}
    </span>
  </li>
);
