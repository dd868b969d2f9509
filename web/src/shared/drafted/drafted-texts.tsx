import type { DraftedText } from '@regimen/contract/drafted-text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { texts } from './texts.ts';

interface DraftedTextsProps {
  unreviewed: readonly DraftedText[];
  shown?: (text: string) => string;
  pending?: boolean;
  /** These texts, or all of them; left out for those who only look. */
  onReviewed?: (texts?: string[]) => void;
}

/** Texts of a drafted translation that nobody has reviewed, each beside what it was drafted from. */
export function DraftedTexts({
  unreviewed,
  shown = (text) => text,
  pending = false,
  onReviewed,
}: DraftedTextsProps) {
  const t = useTexts(texts);
  if (unreviewed.length === 0) return null;
  return (
    <Notice tone="warning" title={t('title', { n: unreviewed.length })}>
      <p>{t('lead')}</p>
      <details className="mt-2">
        <summary className="min-h-8 cursor-pointer font-medium text-primary-text">{t('show')}</summary>
        <ul className="mt-2 grid gap-3">
          {unreviewed.map(({ text, from }) => (
            <li key={text} className="grid gap-2 rounded-control border border-line bg-raised p-3">
              {from === null ? (
                <span className="justify-self-start">
                  <Badge tone="warning">{t('notTranslated')}</Badge>
                </span>
              ) : (
                <Side label={t('from')} words={shown(from)} />
              )}
              <Side label={from === null ? t('from') : t('draft')} words={shown(text)} />
              {onReviewed && (
                <Button
                  look="quiet"
                  className="min-h-9! justify-self-start px-3! text-14"
                  pending={pending}
                  aria-label={t(from === null ? 'keepOf' : 'rightOf', { text: shown(text).slice(0, 80) })}
                  onClick={() => onReviewed([text])}
                >
                  {t(from === null ? 'keep' : 'right')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      </details>
      {onReviewed && (
        <Button look="quiet" className="mt-3" pending={pending} onClick={() => onReviewed()}>
          {t('all')}
        </Button>
      )}
    </Notice>
  );
}

function Side({ label, words }: { label: string; words: string }) {
  return (
    <div className="min-w-0">
      <p className="text-14 text-ink-soft">{label}</p>
      <p dir="auto" className="wrap-anywhere whitespace-pre-line">
        {words}
      </p>
    </div>
  );
}
