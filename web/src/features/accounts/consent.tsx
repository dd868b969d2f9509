import { Link } from 'react-router';
import { rich } from '../../i18n/rich.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { texts } from './register-texts.ts';

/** The documents open beside the form, so that nothing typed is lost. */
export function Consent({ sentence }: { sentence: string }) {
  const t = useTexts(texts);
  const to = (path: string) => (words: string) => (
    <Link
      to={path}
      target="_blank"
      className="text-primary-text underline underline-offset-4 hover:decoration-2"
    >
      {words}
      <span className="sr-only"> {t('newTab')}</span>
    </Link>
  );
  return (
    <p className="text-14 text-ink-soft">
      {rich(sentence, { terms: to('/terms-of-service'), privacy: to('/privacy') })}
    </p>
  );
}
