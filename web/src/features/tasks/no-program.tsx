import { useTexts } from '../../i18n/use-texts.ts';
import { useOpenPages } from '../../shell/use-open-pages.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { texts } from './texts.ts';

/** For whoever follows nothing yet: where programs are found. */
export function NoProgram() {
  const t = useTexts(texts);
  const isOpen = useOpenPages();
  return (
    <EmptyState title={t('noProgramTitle')} help={t('noProgramHelp')}>
      {isOpen('/programs') && <LinkButton to="/programs">{t('findProgram')}</LinkButton>}
    </EmptyState>
  );
}
