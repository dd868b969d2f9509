import { formatNumber } from '@regimen/contract/language/translate.ts';
import type { Program } from '@regimen/engine/protocol.ts';
import { MOST_FOLLOWERS, type PopulationSetup } from '@regimen/engine/simulate/setup.ts';
import { type ReactNode, type RefObject, useState } from 'react';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { ChoiceField } from '../../../ui/choice-field.tsx';
import { AlertIcon, ChevronDownIcon } from '../../../ui/shell-icons.tsx';
import { populationTexts } from '../population/population-texts.ts';
import type { ProgramWords } from '../program-words.ts';
import { AppointmentFields } from './appointment-fields.tsx';
import { MixFields } from './mix-fields.tsx';
import { ModelFields } from './model-fields.tsx';
import { PeopleFields } from './people-fields.tsx';
import { useSetup } from './setup-context.ts';
import { SetupField } from './setup-field.tsx';
import { setupTexts } from './setup-texts.ts';
import { TeamFields } from './team-fields.tsx';
import { TimeFields } from './time-fields.tsx';

const usualNumbers = [100, 1_000, 10_000];

/** How many: one of the usual numbers, or one's own. */
export function FollowersField() {
  const t = useTexts(populationTexts);
  const locale = useLocale();
  const { setup, change } = useSetup();
  const isUsual = usualNumbers.includes(setup.followers);
  const [wantsOwn, setWantsOwn] = useState(!isUsual);
  const value = wantsOwn || !isUsual ? 'own' : String(setup.followers);
  return (
    <div className="flex flex-wrap items-start gap-3">
      <ChoiceField
        label={t('followers')}
        value={value}
        choices={[
          ...usualNumbers.map((number) => ({ value: String(number), label: formatNumber(locale, number) })),
          { value: 'own', label: t('ownNumber') },
        ]}
        onChange={(chosen) => {
          setWantsOwn(chosen === 'own');
          if (chosen !== 'own') change('followers', Number(chosen));
        }}
      />
      {value === 'own' && (
        <SetupField path="followers" kind="number" from={1} to={MOST_FOLLOWERS} label={t('ownNumber')} />
      )}
    </div>
  );
}

interface SetupPanelProps {
  program: Program;
  programWords: ProgramWords;
  open: boolean;
  onToggle: () => void;
  panel: RefObject<HTMLDivElement | null>;
  /** Everything as it usually is. */
  onReset: (() => void) | null;
  /** What else may choose at AI modules. */
  chooser?: ReactNode;
}

/** Who is sent through, in all detail; closed until somebody wants to know. */
export function SetupPanel({
  program,
  programWords,
  open,
  onToggle,
  panel,
  onReset,
  chooser,
}: SetupPanelProps) {
  const t = useTexts(setupTexts);
  const words = useTexts(populationTexts);
  const { faults } = useSetup();
  return (
    <div className="rounded-card border border-line bg-surface">
      <h2>
        <button
          type="button"
          aria-expanded={open}
          aria-controls="setup-panel"
          className="flex min-h-12 w-full items-center justify-between gap-3 rounded-card px-4 text-start font-semibold hover:bg-sunken"
          onClick={onToggle}
        >
          {words('who')}
          <ChevronDownIcon
            className={`text-ink-soft transition-transform duration-160 ${open ? 'rotate-180' : ''}`}
          />
        </button>
      </h2>
      <div id="setup-panel" ref={panel} hidden={!open} className="border-t border-line p-4">
        {open && (
          <div className="grid gap-8">
            {faults.size > 0 && (
              <p role="alert" className="flex items-center gap-2 text-danger-text">
                <AlertIcon size={18} />
                {t('someWrong', { n: faults.size })}
              </p>
            )}
            <MixFields />
            <TimeFields />
            <PeopleFields program={program} />
            <TeamFields />
            <AppointmentFields program={program} />
            <ModelFields program={program} words={programWords}>
              {chooser}
            </ModelFields>
            {onReset && (
              <Button look="quiet" className="justify-self-start" onClick={onReset}>
                {t('allUsual')}
              </Button>
            )}
          </div>
        )}
      </div>
    </div>
  );
}

export const isUsualSetup = (setup: PopulationSetup, usual: PopulationSetup): boolean =>
  JSON.stringify({ ...setup, start: 0 }) === JSON.stringify({ ...usual, start: 0 });
