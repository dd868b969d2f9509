import type { Following } from '@regimen/contract/enrollments.ts';
import { pathAnchor } from '@regimen/contract/path-anchor.ts';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useTexts } from '../../i18n/use-texts.ts';
import { AheadButton } from '../../shared/ahead/ahead-button.tsx';
import { AskAboutStep } from '../../shared/ask-about/ask-about-step.tsx';
import { WhyButton } from '../../shared/why/why-button.tsx';
import { CheckIcon, XIcon } from '../../ui/shell-icons.tsx';
import { nearbySteps } from './nearby-steps.ts';
import { texts } from './texts.ts';

type Step = Following['outline'][number];

/** The path in outline: what lies behind, where one stands, what is to come. */
export function YourPath({ enrollmentId, outline }: { enrollmentId: string; outline: readonly Step[] }) {
  const t = useTexts(texts);
  const near = nearbySteps(outline);
  const linked = useLinkedStep(outline);
  const isFar = linked !== null && !near.some(({ key }) => key === linked);
  if (outline.length === 0) return null;
  return (
    <section aria-labelledby="path-title" className="grid gap-3">
      <h2 id="path-title" className="text-18">
        {t('path')}
      </h2>
      <Steps enrollmentId={enrollmentId} steps={near} linked={linked} />
      {near.length < outline.length && (
        <details key={String(isFar)} open={isFar} className="text-14">
          <summary className="inline-flex min-h-9 items-center text-primary-text">{t('wholePath')}</summary>
          <div className="mt-3 text-16">
            <Steps enrollmentId={enrollmentId} steps={outline} linked={isFar ? linked : null} />
          </div>
        </details>
      )}
    </section>
  );
}

const words = { done: 'stepDone', failed: 'stepFailed', here: 'stepHere', ahead: 'stepAhead' } as const;

/** A link led to this step: it is known in the browser alone. */
function useLinkedStep(outline: readonly Step[]): string | null {
  const { hash } = useLocation();
  const [asked, setAsked] = useState('');
  useEffect(() => setAsked(hash), [hash]);
  const step = outline.find(({ key }) => asked === `#${pathAnchor(key.slice(key.indexOf('.') + 1))}`);
  return step?.key ?? null;
}

interface StepsProps {
  enrollmentId: string;
  steps: readonly Step[];
  linked: string | null;
}

function Steps({ enrollmentId, steps, linked }: StepsProps) {
  const t = useTexts(texts);
  const there = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (linked === null) return;
    there.current?.scrollIntoView({ block: 'center' });
    there.current?.focus({ preventScroll: true });
  }, [linked]);
  return (
    <ol className="grid">
      {steps.map((step, index) => (
        <li
          key={step.key}
          {...(step.key === linked && { ref: there, tabIndex: -1 })}
          aria-current={step.state === 'here' ? 'step' : undefined}
          className={`relative flex gap-3 pb-4 outline-none last:pb-0 ${step.key === linked ? 'bg-sunken' : ''}`}
        >
          {index < steps.length - 1 && (
            <span
              aria-hidden="true"
              className={`absolute start-2.75 top-6 bottom-0 w-0.5 ${step.state === 'done' ? 'bg-primary' : 'bg-line'}`}
            />
          )}
          <Mark state={step.state} />
          <span className={`min-w-0 flex-1 wrap-anywhere ${tones[step.state]}`}>
            {step.state === 'ahead' ? (
              <AheadButton
                enrollmentId={enrollmentId}
                step={step.key}
                name={step.name}
                className="underline decoration-line-strong decoration-dotted after:-inset-y-1.5"
              />
            ) : (
              <bdi>{step.name}</bdi>
            )}
            {step.state === 'here' ? (
              <>
                <span className="block text-14 font-normal text-primary-text">{t('stepHere')}</span>
                <AskAboutStep
                  enrollmentId={enrollmentId}
                  step={step.key}
                  className="-ms-3 text-14 print:hidden"
                />
              </>
            ) : (
              <span className="sr-only">{` (${t(words[step.state])})`}</span>
            )}
          </span>
          <WhyButton
            compact
            about={step.name}
            question={[
              'GET enrollments/{id}/why',
              {
                params: { id: enrollmentId },
                query: { step: step.key },
              },
            ]}
            className="-my-1.5 self-start"
          />
        </li>
      ))}
    </ol>
  );
}

const tones = {
  done: 'text-ink-soft',
  failed: 'text-ink-soft',
  here: 'font-semibold',
  ahead: 'text-ink-soft',
} satisfies Record<Step['state'], string>;

function Mark({ state }: { state: Step['state'] }) {
  const shape = 'z-10 mt-px inline-flex size-6 shrink-0 items-center justify-center rounded-pill';
  if (state === 'done')
    return (
      <span className={`${shape} bg-primary-strong text-primary-on`}>
        <CheckIcon size={14} />
      </span>
    );
  if (state === 'failed')
    return (
      <span className={`${shape} border border-line-strong bg-surface text-ink-soft`}>
        <XIcon size={14} />
      </span>
    );
  if (state === 'here')
    return (
      <span className={`${shape} border-2 border-primary-line bg-surface`}>
        <span className="size-2.5 rounded-pill bg-primary" />
      </span>
    );
  return <span className={`${shape} border border-line-strong bg-surface`} />;
}
