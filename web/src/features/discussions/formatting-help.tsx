import { useTexts } from '../../i18n/use-texts.ts';
import { texts } from './texts.ts';

/** The marks that the server turns into formatting, each beside what it makes. */
export function FormattingHelp() {
  const t = useTexts(texts);
  const code = 'font-mono text-14 text-ink';
  const marks: [typed: string, shown: React.ReactNode][] = [
    [`**${t('bold')}**`, <strong key="bold">{t('bold')}</strong>],
    [`*${t('emphasis')}*`, <em key="emphasis">{t('emphasis')}</em>],
    [`- ${t('listItem')}`, `• ${t('listItem')}`],
    [
      `> ${t('quote')}`,
      <span key="quote" className="border-s-2 border-line-strong ps-2">
        {t('quote')}
      </span>,
    ],
    [
      `[${t('link')}](https://…)`,
      <span key="link" className="text-primary-text underline">
        {t('link')}
      </span>,
    ],
  ];
  return (
    <details className="text-14 text-ink-soft">
      <summary className="inline-flex min-h-8 items-center font-medium text-primary-text underline-offset-4 hover:underline">
        {t('formatting')}
      </summary>
      <dl className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1.5 rounded-t-control bg-sunken p-4">
        {marks.map(([typed, shown]) => (
          <div key={typed} className="contents">
            <dt className={code}>
              <bdi>{typed}</bdi>
            </dt>
            <dd className="prose">{shown}</dd>
          </div>
        ))}
      </dl>
      <p className="rounded-b-control bg-sunken px-4 pb-4">{t('emptyLine')}</p>
    </details>
  );
}
