import { useTexts } from '../../i18n/use-texts.ts';
import { texts } from './texts.ts';

/** Said before the button is pressed: what everybody sees from then on, and what nobody does. */
export function BecomesPublic() {
  const t = useTexts(texts);
  return (
    <section aria-labelledby="public-title" className="grid gap-2 rounded-card bg-sunken p-4">
      <h2 id="public-title" className="text-16 font-semibold">
        {t('publicTitle')}
      </h2>
      <ul className="list-disc ps-5">
        {(['publicName', 'publicWork', 'publicAnswers', 'publicChecked'] as const).map((part) => (
          <li key={part}>{t(part)}</li>
        ))}
      </ul>
      <p className="text-14 text-ink-soft">{t('publicNot')}</p>
      <a
        href="#preview-title"
        className="justify-self-start font-medium text-primary-text underline-offset-4 hover:underline lg:hidden"
      >
        {t('seePreview')}
      </a>
    </section>
  );
}
