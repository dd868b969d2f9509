/**
 * R18: every decision comes out the same from its own record; every task, message and decision can be explained, in both
 * languages, to follower and expert; and what is said about silence agrees with what would have come.
 *
 *   node proof/r18-why.ts           5,000 random lives, 40 through the database        --quick   600 and 2
 *   node proof/r18-why.ts --mutant  takes one rule after another out of a copy; each has to go red
 */
import { flags, goal, show } from './support/goal.ts';
import { catchMutants, type Mutant } from './support/mutants.ts';
import { withWorld } from './support/sweep.ts';
import { liveAndAsk, nothingProved } from './support/why-lives.ts';
import { liveAndAskServer } from './support/why-through-server.ts';

const mutants: Mutant[] = [
  {
    name: 'values-not-recorded',
    changes: [
      [
        'engine/src/condition.ts',
        'holds: compare(condition, value), value };',
        'holds: compare(condition, value) };',
      ],
    ],
  },
  {
    name: 'nearest-is-not-a-failure',
    changes: [['engine/src/why-not.ts', '.filter((part) => !part.holds)', '.filter((part) => part.holds)']],
  },
  {
    name: 'next-time-of-another-day',
    changes: [
      [
        'server/src/features/why/silence.ts',
        "return { because: 'not-that-day', next };",
        "return { because: 'not-that-day', next: next && { ...next, at: next.at + 86_400_000 } };",
      ],
    ],
  },
  {
    name: 'rules-told-to-followers',
    changes: [['server/src/features/why/reason.ts', "rule: to === 'expert' ? rule : null", 'rule']],
  },
  {
    name: 'arabic-left-out',
    changes: [['contract/src/language/translate.ts', 'texts[locale]', 'texts.en']],
  },
];

if (flags.mutant) await catchMutants('R18', 'proof/r18-why.ts', mutants, { inTurn: true });
else {
  const proved = nothingProved();
  const faults = () => proved.different.length + proved.silent.length + proved.disagree.length;
  const isEnough = () => flags.untilRed && faults() > 0;
  const lives = flags.quick ? 600 : 5_000;
  for (let seed = 1; seed <= lives && !isEnough(); seed++) liveAndAsk(seed, proved);
  if (!isEnough())
    await withWorld(async (world) => {
      for (let seed = 1; seed <= (flags.quick ? 2 : 40) && !isEnough(); seed++)
        await liveAndAskServer(world, seed, proved);
    });
  const { decisions, explained, turned, passedOver, awaited, different, silent, disagree } = proved;
  show([...different, ...silent, ...disagree]);
  console.log(
    `${lives} random lives: ${turned} silences turned, ${passedOver} that no fact turns, ${awaited} next times`,
  );
  goal(
    'R18',
    `${different.length}-different/${decisions}-decisions`,
    '0',
    different.length === 0 && decisions > 0,
  );
  goal('R18', `${silent.length}-without-why/${explained}`, '0', silent.length === 0 && explained > 0);
  goal('R18', `${disagree.length}-disagree/${turned + awaited}`, '0', disagree.length === 0 && turned > 0);
}
