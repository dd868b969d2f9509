import type { Proposal } from '@regimen/contract/wizard.ts';
import { changeBetween } from '@regimen/engine/change.ts';
import { useMemo } from 'react';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { changeWords } from '../../../shared/protocol-words/change-words.ts';
import { problemWords } from '../../../shared/protocol-words/problem-words.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { useProtocol } from '../draft/use-draft.ts';
import { proposedDraft } from './proposed-draft.ts';
import { texts } from './texts.ts';
import { WishHint } from './wish-hint.tsx';

interface ProposalCardProps {
  proposal: Proposal;
  model: string | null;
  isLooked: boolean;
  pressing: boolean;
  onPress?: (id: string, what: 'accept' | 'refuse') => void;
  onTry?: (words: string) => void;
}

/** One wish and what came of it. */
export function ProposalCard({ proposal, model, isLooked, pressing, onPress, onTry }: ProposalCardProps) {
  const t = useTexts(texts);
  const { state, says, writer } = proposal;
  const answered = {
    accepted: null,
    refused: null,
    open: null,
    outdated: t('outdated'),
    'already-so': t('alreadySo'),
    'not-understood': null,
    unsound: null,
  }[state];
  return (
    <article className="grid gap-2">
      <p className="ms-auto max-w-[90%] rounded-card bg-primary-soft px-3.5 py-2 wrap-anywhere">
        <span className="sr-only">{`${t('you')}: `}</span>
        <bdi>{proposal.words}</bdi>
      </p>
      <div className="me-auto grid w-full max-w-[95%] gap-2 rounded-card border border-line bg-surface px-3.5 py-2.5">
        {says !== '' && (
          <p className="wrap-anywhere">
            <bdi>{says}</bdi>
          </p>
        )}
        {answered && <p>{answered}</p>}
        {state === 'not-understood' && <WishHint proposal={proposal} onTry={onTry} />}
        {state === 'unsound' && <Unsound proposal={proposal} />}
        {state === 'open' && <Difference proposal={proposal} />}
        {state === 'open' && proposal.leftOut > 0 && (
          <p className="text-14 text-ink-soft">{t('leftOut', { n: proposal.leftOut })}</p>
        )}
        {state === 'open' && proposal.mended > 0 && (
          <p className="text-14 text-ink-soft">{t('mended', { n: proposal.mended })}</p>
        )}
        <Sources proposal={proposal} />
        {writer === 'model' && (
          <p className="text-12 text-ink-soft">{t('changedBy', { model: model ?? t('aModel') })}</p>
        )}
        {state === 'accepted' && <Badge tone="success">{t('accepted')}</Badge>}
        {state === 'refused' && <Badge>{t('refused')}</Badge>}
        {state === 'open' && isLooked && <p className="text-14 text-ink-soft">{t('shownOnDrawing')}</p>}
        {state === 'open' && onPress && (
          <div className="flex flex-wrap gap-2">
            <Button pending={pressing} onClick={() => onPress(proposal.id, 'accept')}>
              {t('accept')}
            </Button>
            <Button look="quiet" pending={pressing} onClick={() => onPress(proposal.id, 'refuse')}>
              {t('refuse')}
            </Button>
          </div>
        )}
      </div>
    </article>
  );
}

const mostSentences = 12;

function Difference({ proposal }: { proposal: Proposal }) {
  const t = useTexts(texts);
  const locale = useLocale();
  const draft = useProtocol();
  const sentences = useMemo(() => {
    const after = proposedDraft(draft, proposal);
    return after ? changeWords(changeBetween(draft, after), draft, after, locale) : null;
  }, [draft, proposal, locale]);
  if (sentences === null || sentences.length === 0) return <p>{t('outdated')}</p>;
  return (
    <ul className="grid list-disc gap-1 ps-4 text-14 wrap-anywhere marker:text-ink-faint">
      {sentences.slice(0, mostSentences).map((sentence, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two steps of one name are said in the same words
        <li key={index}>{sentence}</li>
      ))}
    </ul>
  );
}

function Unsound({ proposal: { problems } }: { proposal: Proposal }) {
  const t = useTexts(texts);
  const locale = useLocale();
  const draft = useProtocol();
  if (problems.length === 0) return <p>{t('unsound')}</p>;
  return (
    <div>
      <p>{t('unsoundWhy')}</p>
      <ul className="mt-1 grid list-disc gap-1 ps-4 text-14">
        {problems.map((problem) => (
          <li key={problem.id}>{problemWords(problem, draft, locale).title}</li>
        ))}
      </ul>
    </div>
  );
}

function Sources({ proposal: { sources } }: { proposal: Proposal }) {
  const t = useTexts(texts);
  if (sources.length === 0) return null;
  return (
    <div className="rounded-control bg-warning-soft p-3 text-14">
      <p className="font-medium">{t('sources')}</p>
      <ul className="mt-1 grid list-disc gap-1 ps-4 wrap-anywhere">
        {sources.map(({ title, url }) => (
          <li key={title + url}>
            <bdi>{title}</bdi>
            {url !== '' && (
              <>
                {' '}
                <a href={url} target="_blank" rel="noopener noreferrer nofollow" className="underline">
                  <bdi dir="ltr">{new URL(url).host}</bdi>
                </a>
              </>
            )}
          </li>
        ))}
      </ul>
      <p className="mt-1 text-ink-soft">{t('unchecked')}</p>
    </div>
  );
}
