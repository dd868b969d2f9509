import { unitName } from '@regimen/contract/language/durations.ts';
import { sameJson } from '@regimen/engine/same-json.ts';
import { TEAMS } from '@regimen/engine/simulate/profile.ts';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { ChoiceField } from '../../../ui/choice-field.tsx';
import { ChevronDownIcon } from '../../../ui/shell-icons.tsx';
import { useSetup } from './setup-context.ts';
import { SetupField } from './setup-field.tsx';
import { setupTexts } from './setup-texts.ts';

const kinds = ['usual', 'prompt', 'stretched'] as const;

/** Who looks after the followers, and how soon. */
export function TeamFields() {
  const t = useTexts(setupTexts);
  const locale = useLocale();
  const { setup, change } = useSetup();
  const chosen = kinds.find((kind) => sameJson(TEAMS[kind], setup.team)) ?? '';
  const minutes = { kind: 'number', unit: unitName('minute', locale), from: 0, to: 86_400 } as const;
  return (
    <section aria-labelledby="team-title" className="grid gap-3">
      <div>
        <h3 id="team-title" className="text-16 font-semibold">
          {t('teamTitle')}
        </h3>
        <p className="max-w-measure text-14 text-ink-soft">{t('teamHelp')}</p>
      </div>
      <ChoiceField
        label={t('teamTitle')}
        hideLabel
        look="cards"
        value={chosen}
        choices={kinds.map((kind) => ({ value: kind, label: t(kind), help: t(`${kind}Help`) }))}
        onChange={(kind) => change('team', TEAMS[kind])}
      />
      <details className="group rounded-control border border-line bg-raised">
        <summary className="flex min-h-11 cursor-pointer items-center gap-1.5 px-3 text-14 text-primary-text">
          {t('teamDetails')}
          <ChevronDownIcon size={16} className="group-open:rotate-180" />
        </summary>
        <div className="grid gap-x-4 gap-y-3 p-3 pt-1 sm:grid-cols-2 xl:grid-cols-4">
          <SetupField kind="percent" path="team.adherence" label={t('teamAdherence')} />
          <SetupField kind="percent" path="team.declines" label={t('declines')} />
          <SetupField {...minutes} from={1} path="team.delay.half" label={t('half')} />
          <SetupField {...minutes} from={1} path="team.delay.most" label={t('most')} />
          <SetupField kind="time" path="team.atWork.from" label={t('teamFrom')} />
          <SetupField kind="time" path="team.atWork.to" label={t('teamTo')} />
          <SetupField
            {...minutes}
            path="team.minutes.task"
            label={t('minutesTask')}
            help={t('minutesTaskHelp')}
          />
          <SetupField {...minutes} path="team.minutes.review" label={t('minutesReview')} />
          <SetupField {...minutes} path="team.minutes.alert" label={t('minutesAlert')} />
          <SetupField {...minutes} path="team.minutes.stuck" label={t('minutesStuck')} />
          <SetupField {...minutes} path="team.minutes.nudge" label={t('minutesNudge')} />
          <SetupField kind="percent" path="team.modelAnswers" label={t('modelAnswers')} />
        </div>
      </details>
    </section>
  );
}
