import { translator } from '@regimen/contract/language/translate.ts';
import { examplesIn } from '@regimen/engine/examples/all.ts';
import { demoPrograms } from '../server/seed/demo/program-texts.ts';
import { seedProgram } from '../server/seed/programs.ts';
import { ensurePassages } from '../server/src/features/passages/ensure-passages.ts';
import { factsTexts } from '../server/src/features/passages/facts-texts.ts';
import { findPassages } from '../server/src/features/passages/find-passages.ts';
import type { World } from '../server/src/test-world.ts';
import { flags, goal, show } from './support/goal.ts';
import { guideQuestions } from './support/guide-questions.ts';
import { catchMutants } from './support/mutants.ts';
import { withWorld } from './support/sweep.ts';

// R35: what a follower would ask about the demo's programs, in both languages: the step that answers it is among the first
// three passages that the guide finds.

const least = 0.8;
const first = 3;

async function measure(world: World): Promise<void> {
  const expert = await world.add(world.here, { roles: ['expert'] });
  for (const locale of ['en', 'ar'] as const) {
    const t = translator(factsTexts, locale);
    const missed: string[] = [];
    await world.runtime.tx(world.here.id, async (tx) => {
      for (const demo of demoPrograms) {
        const document = examplesIn(locale).find(({ id }) => id === demo.example);
        const asked = guideQuestions.filter(({ example }) => example === demo.example);
        if (!document || asked.length === 0) continue;
        const text = { ...demo.words[locale], title: document.name };
        const { version } = await seedProgram(tx, expert.id as string, {
          page: { ...demo.page, texts: { [locale]: text } },
          document,
        });
        await ensurePassages(tx, version, new Date());
        const nameOf = (place: string | null, title: string): string => {
          const pages: Record<string, string> = {
            [t('title')]: 'takes',
            [t('outcomes')]: 'expect',
            [t('evidence')]: 'evidence',
            [text.title]: 'about',
          };
          const question = text.questions.findIndex((one) => one.question === title);
          return place ?? (question >= 0 ? `q${question}` : (pages[title] ?? title));
        };
        for (const { places, ...question } of asked) {
          const wanted = { question: question[locale], locale, most: first };
          const found = await findPassages(tx, { versionId: version }, wanted);
          const names = found.map(({ place, title }) => nameOf(place, title));
          if (!names.some((name) => places.includes(name)))
            missed.push(
              `${demo.example}: ${question[locale]} → ${names.join(', ')} (${places.join(' or ')})`,
            );
        }
      }
    });
    const all = guideQuestions.length;
    const share = (all - missed.length) / all;
    show(missed);
    const value = `${locale}: the right step in the first ${first} for ${all - missed.length} of ${all} (${(share * 100).toFixed(1)}%)`;
    goal('R35', value, `≥${least * 100}%`, share >= least);
  }
}

if (flags.mutant)
  await catchMutants('R35', 'proof/r35-guide.ts', [
    {
      name: 'every-word-alike',
      changes: [
        [
          'server/src/features/passages/queries.ts',
          'ln(1 + p.passages / coalesce(t.among, 1)) AS telling',
          '(1 / ln(1 + p.passages / coalesce(t.among, 1)))::float AS telling',
        ],
      ],
    },
    {
      name: 'one-language-for-all',
      changes: [
        ['server/src/features/passages/find-passages.ts', 'languageOf(question, locale)', "'simple'"],
      ],
    },
  ]);
else await withWorld(measure);
