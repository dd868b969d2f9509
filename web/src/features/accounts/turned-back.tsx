import { useLocation } from 'react-router';
import { useTexts } from '../../i18n/use-texts.ts';
import { Notice } from '../../ui/notice.tsx';
import { openidTexts } from './openid-texts.ts';

/** To a guest who turned back at a provider. */
export function TurnedBack() {
  const t = useTexts(openidTexts);
  const { state } = useLocation();
  if (!state?.turnedBack) return null;
  return (
    <div role="status" className="mb-6">
      <Notice>{t('turnedBack')}</Notice>
    </div>
  );
}
