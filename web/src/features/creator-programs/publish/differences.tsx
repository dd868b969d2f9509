import type { Publishing } from '@regimen/contract/publishing.ts';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { pagePartTexts } from './page-part-texts.ts';
import { pagePartWords } from './page-part-words.ts';
import { publishTexts } from './publish-texts.ts';

const mostSentences = 40;

/** What the next version does differently, in words: the page, then each protocol. */
export function Differences({
  plan,
  changesOf,
}: {
  plan: Publishing;
  /** What changed in a protocol that was published before, one sentence each. */
  changesOf: (protocol: string) => readonly string[];
}) {
  const t = useTexts(publishTexts);
  const say = useTexts(pagePartTexts);
  const locale = useLocale();
  const { card, page, protocols, left, reordered } = plan;
  const parts = [
    { name: t('page'), sentences: page.map((change) => pagePartWords(change, say, locale)) },
    ...protocols.map(({ id, name, before }) => ({
      name,
      sentences: before ? changesOf(id) : [t('newProtocol')],
    })),
    ...left.map((name) => ({ name, sentences: [t('leftProtocol')] })),
  ].filter(({ sentences }) => sentences.length > 0);
  const number = card.version?.number;
  return (
    <section aria-labelledby="changes" className="rounded-card border border-line bg-raised p-5 md:p-6">
      <h2 id="changes" className="text-22">
        {t('changes')}
      </h2>
      {number === undefined && <p className="mt-1 text-ink-soft">{t('firstVersion')}</p>}
      {number !== undefined && parts.length === 0 && !reordered && (
        <p className="mt-1 text-ink-soft">{t('same', { number })}</p>
      )}
      {number !== undefined && (parts.length > 0 || reordered) && (
        <>
          <p className="mt-1 text-ink-soft">{t('since', { number })}</p>
          <div className="mt-4 grid gap-4">
            {reordered && <p>{t('reordered')}</p>}
            {parts.map(({ name, sentences }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two protocols may have one name
              <div key={place}>
                <h3 className="text-16 font-semibold wrap-anywhere">
                  <bdi>{name}</bdi>
                </h3>
                <ul className="mt-1 grid list-disc gap-1 ps-5 wrap-anywhere marker:text-ink-faint">
                  {sentences.slice(0, mostSentences).map((sentence, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: two steps of one name are said in the same words
                    <li key={index}>{sentence}</li>
                  ))}
                </ul>
                {sentences.length > mostSentences && (
                  <p className="mt-1 ps-5 text-14 text-ink-soft">
                    {t('moreChanges', { n: sentences.length - mostSentences })}
                  </p>
                )}
              </div>
            ))}
          </div>
        </>
      )}
    </section>
  );
}
