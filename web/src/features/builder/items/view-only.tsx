import { useTexts } from '../../../i18n/use-texts.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { itemPageTexts } from './item-page-texts.ts';

/** For those who may look at a protocol and have come to a page where something is added. */
export function ViewOnly({ back }: { back: string }) {
  const t = useTexts(itemPageTexts);
  return (
    <EmptyState title={t('viewOnlyTitle')} help={t('viewOnlyHelp')}>
      <LinkButton look="quiet" to={back}>
        {t('back')}
      </LinkButton>
    </EmptyState>
  );
}
