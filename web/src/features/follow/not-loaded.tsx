import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { texts } from './texts.ts';

/** In the place of a list that did not come. */
export function NotLoaded({ onRetry }: { onRetry: () => void }) {
  const t = useTexts(texts);
  return (
    <Notice tone="warning">
      <p>{t('notLoaded')}</p>
      <Button look="plain" className="-ms-3 min-h-9 px-3" onClick={onRetry}>
        {t('tryAgain')}
      </Button>
    </Notice>
  );
}
