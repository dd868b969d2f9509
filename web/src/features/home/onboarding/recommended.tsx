import type { ListedProgram } from '@regimen/contract/catalog.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { ProgramCards } from '../../../shared/catalog/program-cards.tsx';
import { catalogPath } from '../../../shared/catalog/program-filter.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { onboardingTexts } from './onboarding-texts.ts';

interface RecommendedProps {
  programs: readonly ListedProgram[];
  /** By what they said; else what most people follow. */
  isForThem: boolean;
  onChange: () => void;
}

export function Recommended({ programs, isForThem, onChange }: RecommendedProps) {
  const t = useTexts(onboardingTexts);
  return (
    <section aria-labelledby="recommended-title" className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h2 id="recommended-title" className="text-22">
          {t(isForThem ? 'forYou' : 'popular')}
        </h2>
        <Button look="plain" className="-mx-3 px-3" onClick={onChange}>
          {t('change')}
        </Button>
      </div>
      <ProgramCards programs={programs} Heading="h3" />
      <LinkButton to={catalogPath} look="quiet" className="justify-self-start">
        {t('allPrograms')}
      </LinkButton>
    </section>
  );
}
