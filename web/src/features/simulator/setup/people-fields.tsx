import { signLabel } from '@regimen/contract/signs.ts';
import type { Program } from '@regimen/engine/protocol.ts';
import { peopleFor } from '@regimen/engine/simulate/setup.ts';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { useSetup } from './setup-context.ts';
import { SetupField } from './setup-field.tsx';
import { setupTexts } from './setup-texts.ts';

/** What the program may ask about people themselves. */
export function PeopleFields({ program }: { program: Program }) {
  const t = useTexts(setupTexts);
  const locale = useLocale();
  const { setup, change } = useSetup();
  const age = { kind: 'number', unit: t('years'), from: 0, to: 120 } as const;
  return (
    <section aria-labelledby="people-title" className="grid gap-3">
      <div>
        <h3 id="people-title" className="text-16 font-semibold">
          {t('peopleTitle')}
        </h3>
        <p className="max-w-measure text-14 text-ink-soft">{t('peopleHelp')}</p>
      </div>
      <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2 xl:grid-cols-4">
        <SetupField {...age} path="people.ages.min" label={t('youngest')} />
        <SetupField {...age} path="people.ages.max" label={t('oldest')} from={setup.people.ages.min} />
        <SetupField kind="percent" path="people.women" label={t('women')} />
        {Object.keys(setup.people.signs).map((sign) => (
          <SetupField
            key={sign}
            kind="percent"
            path={`people.signs.${sign}`}
            label={t('hasSign', { sign: signLabel(sign, locale) })}
          />
        ))}
      </div>
      <Button
        look="quiet"
        className="justify-self-start"
        onClick={() => change('people', peopleFor(program))}
      >
        {t('fit')}
      </Button>
    </section>
  );
}
