import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { useDeferredValue, useMemo } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { ShareBar } from '../../ui/share-bar.tsx';
import { strengthTexts } from './strength-texts.ts';

const meter = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
/** What stands behind it makes a password no weaker, and the estimate slow. */
const mostJudged = 40;

const levels = [
  { key: 'weak', share: 0.2, fill: 'bg-danger-line' },
  { key: 'weak', share: 0.3, fill: 'bg-danger-line' },
  { key: 'fair', share: 0.5, fill: 'bg-warning-line' },
  { key: 'good', share: 0.75, fill: 'bg-success-line' },
  { key: 'strong', share: 1, fill: 'bg-success-line' },
] as const;

/** How long guessing would take, in a word and a bar. It decides nothing: the server refuses only what many use. */
export default function Strength({ password }: { password: string }) {
  const t = useTexts(strengthTexts);
  const typed = useDeferredValue(password);
  const level = useMemo(() => levels[meter.check(typed.slice(0, mostJudged)).score], [typed]);
  return (
    <div className="grid gap-1 pt-0.5">
      <ShareBar share={level.share} fill={level.fill} className="h-1.5 bg-sunken" />
      <span role="status" className="text-14 text-ink-soft">
        {t(level.key)}
      </span>
    </div>
  );
}
