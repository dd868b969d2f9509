import { useTexts } from '../../../../i18n/use-texts.ts';
import { Cited, Cites } from '../../../../shared/agent/answer-words.tsx';
import { Badge } from '../../../../ui/badge.tsx';
import { tryOutTexts } from './texts.ts';
import type { Spoken } from './try-out.tsx';

/** One thing that was said; an answer with where it comes from, and what a follower could do. */
export function Said({ said, name }: { said: Spoken; name: string }) {
  const t = useTexts(tryOutTexts);
  if (said.from === 'person')
    return (
      <li className="flex justify-end">
        <p
          dir="auto"
          className="max-w-[85%] rounded-card bg-primary-soft px-4 py-2.5 text-start break-words whitespace-pre-wrap"
        >
          {said.words}
        </p>
      </li>
    );
  return (
    <li className="grid grid-cols-1 justify-items-start gap-2">
      <p className="flex flex-wrap items-center gap-2 text-14 font-semibold text-ink-soft">
        <bdi>{name}</bdi>
        <Badge>{t(said.kind)}</Badge>
      </p>
      <p dir="auto" className="max-w-measure text-start break-words whitespace-pre-wrap">
        <Cited words={said.body} answer={said} />
      </p>
      {said.cites.length > 0 && <Cites answer={said} />}
      {said.offers.length > 0 && (
        <p className="flex flex-wrap items-center gap-2 text-14 text-ink-soft">
          {t('offers')}
          {said.offers.map((offer) => (
            <Badge key={offer} tone="primary">
              {t(offer === 'ask' ? 'ask_team' : offer)}
            </Badge>
          ))}
        </p>
      )}
    </li>
  );
}
