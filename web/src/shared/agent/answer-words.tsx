import type { Cite } from '@regimen/contract/agents.ts';
import { Fragment } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../../i18n/use-texts.ts';
import { agentTexts } from './agent-texts.ts';

interface Answer {
  id: string;
  cites: readonly Cite[];
}

const anchorOf = ({ id }: Answer, number: number): string => `cite-${id}-${number}`;

/** `[1]` leads to the first source below. */
export function Cited({ words, answer }: { words: string; answer: Answer }) {
  const t = useTexts(agentTexts);
  const numbers = new Map(answer.cites.map((cite) => [cite.number, cite]));
  return words.split(/(\[\d{1,2}\])/).map((part, index) => {
    const cite = numbers.get(Number(/^\[(\d+)\]$/.exec(part)?.[1]));
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no other name
    if (!cite) return <Fragment key={index}>{part}</Fragment>;
    return (
      <a
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no other name
        key={index}
        href={`#${anchorOf(answer, cite.number)}`}
        aria-label={t('source', { n: cite.number, title: cite.title })}
        className="mx-0.5 rounded-pill bg-sunken px-1.5 text-12 font-medium text-primary-text no-underline"
      >
        {cite.number}
      </a>
    );
  });
}

export function Cites({ answer }: { answer: Answer }) {
  const t = useTexts(agentTexts);
  return (
    <section
      aria-label={t('sources')}
      className="w-full max-w-measure rounded-card border border-line bg-raised p-3"
    >
      <h3 className="text-12 font-semibold text-ink-soft">{t('sources')}</h3>
      <ol className="mt-1 grid grid-cols-1 gap-1.5 text-14">
        {answer.cites.map((cite) => (
          <li key={cite.number} id={anchorOf(answer, cite.number)} className="flex gap-2 target:bg-sunken">
            <span className="shrink-0 text-ink-soft tabular-nums">{cite.number}</span>
            <span className="min-w-0">
              <CiteTitle cite={cite} />
              <span dir="auto" className="block truncate text-start text-ink-soft">
                {cite.opening}
              </span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

const CiteTitle = ({ cite: { link, title } }: { cite: Cite }) =>
  link === null ? (
    <bdi className="font-medium">{title}</bdi>
  ) : (
    <Link to={link} className="font-medium text-primary-text hover:underline">
      <bdi>{title}</bdi>
    </Link>
  );
