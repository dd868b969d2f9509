import { changeBetween } from '@regimen/engine/change.ts';
import type { Protocol } from '@regimen/engine/protocol.ts';
import { useMemo } from 'react';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { changeWords } from '../../../shared/protocol-words/change-words.ts';
import { useProtocol } from '../draft/use-draft.ts';
import { texts } from './texts.ts';

const mostSentences = 40;

/** From a version to what is on the screen, in words; it follows every edit. */
export function VersionDifference({ document }: { document: Protocol }) {
  const t = useTexts(texts);
  const locale = useLocale();
  const present = useProtocol();
  const sentences = useMemo(
    () => changeWords(changeBetween(document, present), document, present, locale),
    [document, present, locale],
  );
  if (sentences.length === 0) return <p className="text-14 text-ink-soft">{t('same')}</p>;
  const left = sentences.length - mostSentences;
  return (
    <div>
      <h3 className="text-14 font-semibold">{t('since')}</h3>
      <ul className="mt-1.5 grid list-disc gap-1 ps-4 text-14 wrap-anywhere marker:text-ink-faint">
        {sentences.slice(0, mostSentences).map((sentence, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two steps of one name are said in the same words
          <li key={index}>{sentence}</li>
        ))}
      </ul>
      {left > 0 && <p className="mt-1.5 ps-4 text-14 text-ink-soft">{t('more', { n: left })}</p>}
    </div>
  );
}
