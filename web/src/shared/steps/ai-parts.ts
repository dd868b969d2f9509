import { quoted, withCommas } from '@regimen/contract/language/languages.ts';
import type { NodeOf } from '@regimen/engine/protocol.ts';
import { durationWords } from '../protocol-words/duration-words.ts';
import type { MakePart, Part, Speaking } from '../protocol-words/part.ts';
import { branchPlaces } from '../protocol-words/references.ts';

export function aiParts({ data }: NodeOf<'ai'>, { locale, t }: Speaking, part: MakePart): Part[] {
  const { prompt, branches, fallback, review, answerWithinMinutes } = data.settings;
  const places = branchPlaces(branches);
  const name = places.find(({ id }) => id === fallback)?.name;
  return [
    part('prompt', prompt, true),
    part(
      'branches',
      withCommas(
        places.map((place) => quoted(place.name, locale)),
        locale,
      ),
    ),
    part('fallback', name ? quoted(name, locale) : t('itemGone')),
    part('review', t(review ? 'yes' : 'no')),
    part('answerWithin', durationWords(answerWithinMinutes ?? 60, locale)),
  ];
}
