import { useTexts } from '../../i18n/use-texts.ts';
import { texts } from './texts.ts';

/** Nothing made up is ever shown as real. */
export function ExampleLabel() {
  const t = useTexts(texts);
  return (
    <span className="inline-flex min-h-6 items-center rounded-pill border border-dashed border-line-strong px-2.5 text-12 text-ink-soft">
      {t('example')}
    </span>
  );
}
