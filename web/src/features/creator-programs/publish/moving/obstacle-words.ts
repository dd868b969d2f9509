import type { Translate } from '@regimen/contract/language/define-texts.ts';
import type { Locale } from '@regimen/contract/language/languages.ts';
import { quoted, withCommas } from '@regimen/contract/language/languages.ts';
import type { ToldObstacle } from '@regimen/contract/moves.ts';
import { changedParts } from './changed-parts.ts';
import type { obstacleTexts } from './obstacle-texts.ts';

type Say = Translate<typeof obstacleTexts>;

/** One obstacle in a sentence. `isOne`: about one person, whose own numbers are told. */
export function obstacleWords(obstacle: ToldObstacle, say: Say, locale: Locale, isOne: boolean): string {
  const { why, name, names } = obstacle;
  const [from, to] = [obstacle.from ?? '', obstacle.to ?? ''];
  switch (why) {
    case 'protocol-gone':
    case 'step-gone':
    case 'step-changed':
    case 'wait-changed':
    case 'branches-changed':
    case 'held-answer':
      return say(why, { name });
    case 'task-changed':
    case 'module-task-changed':
      return say(why, { name, parts: changedParts(names, locale) });
    case 'protocol-earlier':
    case 'unit-differs':
      return say(why, { name, from, to });
    case 'asks-somebody-else':
      return say(to === 'system' ? 'asksExpert' : 'asksFollower', { name });
    case 'score-differs':
      return isOne && from && to ? say('scoreWould', { name, from, to }) : say('score-differs', { name });
    case 'asked-again':
      return say('asked-again', {
        names: withCommas(
          names.map((one) => quoted(one, locale)),
          locale,
        ),
      });
    case 'would-end':
      return say(to === 'finished' ? 'wouldFinish' : 'wouldFail');
    case 'cannot-enter':
      return to === 'already-done'
        ? say('alreadyDone', { name })
        : say(to === 'paused' ? 'isPaused' : 'noSuchStep');
    default:
      return say('other');
  }
}
