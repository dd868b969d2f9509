import type { ListedProgram } from '@regimen/contract/catalog.ts';
import type { OnboardingAnswers } from '@regimen/contract/onboarding.ts';
import { type ReactNode, useState } from 'react';
import { useRevalidator } from 'react-router';
import { Onboarding } from './onboarding.tsx';
import { Recommended } from './recommended.tsx';

interface NewcomerProps {
  answers: OnboardingAnswers | null;
  programs: readonly ListedProgram[];
  /** In place of programs, where the site has none that fit. */
  nothing: ReactNode;
}

/** For whoever follows nothing yet: three questions first, then programs that fit what they said. */
export function Newcomer({ answers, programs, nothing }: NewcomerProps) {
  const [asking, setAsking] = useState(answers === null);
  const { revalidate } = useRevalidator();
  if (asking)
    return (
      <Onboarding
        answers={answers}
        onDone={async () => {
          await revalidate();
          setAsking(false);
        }}
        onSkip={() => setAsking(false)}
      />
    );
  if (programs.length === 0) return nothing;
  return <Recommended isForThem={answers !== null} programs={programs} onChange={() => setAsking(true)} />;
}
