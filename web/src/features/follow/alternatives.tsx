import type { ListedProgram } from '@regimen/contract/catalog.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { ProgramCards } from '../../shared/catalog/program-cards.tsx';
import { catalogPath } from '../../shared/catalog/program-filter.ts';
import { LinkButton } from '../../ui/button.tsx';
import { joinTexts } from './join-texts.ts';

/** For whoever a program is not meant for: others that would take them. */
export default function Alternatives({ programs }: { programs: readonly ListedProgram[] }) {
  const t = useTexts(joinTexts);
  return (
    <section aria-labelledby="alternatives-title" className="grid gap-4">
      <h2 id="alternatives-title" className="text-18">
        {t('alternatives')}
      </h2>
      <ProgramCards programs={programs} Heading="h3" />
      <LinkButton to={catalogPath} look="quiet" className="justify-self-start">
        {t('otherPrograms')}
      </LinkButton>
    </section>
  );
}
