import { durationWords } from '@regimen/contract/language/duration-forms.ts';
import { quoted, withCommas } from '@regimen/contract/language/languages.ts';
import { percentWords } from '@regimen/contract/language/quantities.ts';
import { branchPlaces } from '@regimen/contract/protocol-words/references.ts';
import { nameOrGone } from '@regimen/contract/protocol-words/value-words.ts';
import type { NodeOf } from '@regimen/engine/protocol.ts';
import type { MakePart, Part, Speaking } from '../protocol-words/part.ts';

export function aiParts({ data }: NodeOf<'ai'>, { locale, t }: Speaking, part: MakePart): Part[] {
  const { prompt, branches, fallback, answerWithinMinutes, facts = [] } = data.settings;
  const { review, reviewShare = 0, sureFrom = 0, withoutAnswer } = data.settings;
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
    part('fallback', nameOrGone(name, locale)),
    part('facts', String(facts.length)),
    part('review', t(review ? 'yes' : 'no')),
    ...(sureFrom > 0 ? [part('sureFrom', percentWords(locale, sureFrom / 100))] : []),
    ...(reviewShare > 0 ? [part('reviewShare', percentWords(locale, reviewShare / 100))] : []),
    ...(withoutAnswer === 'person' ? [part('withoutAnswer', t('yes'))] : []),
    part('answerWithin', durationWords(answerWithinMinutes ?? 60, locale)),
  ];
}
