import type { TriedAnswer } from '@regimen/contract/agent-trials.ts';
import { stepName } from '@regimen/contract/protocol-words/names.ts';
import type { AgentItem } from '@regimen/engine/items.ts';
import type { Protocol } from '@regimen/engine/protocol.ts';
import { asksPeople } from '@regimen/engine/steps/traits.ts';
import { useEffect, useRef } from 'react';
import { useLocale, useTexts } from '../../../../i18n/use-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { TextArea } from '../../../../ui/field.tsx';
import { NumberField } from '../../../../ui/number-field.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { sendsByKey } from '../../../../ui/use-growing.ts';
import { useProtocol } from '../../draft/use-draft.ts';
import { Said } from './said.tsx';
import { tryOutTexts } from './texts.ts';
import { useTrial } from './use-trial.ts';

export type Spoken =
  | { id: string; from: 'person'; words: string }
  | ({ id: string; from: 'agent' } & TriedAnswer);

/** Beside an agent's form: a conversation with it as it is typed now, as somebody whom nobody is. */
export default function TryOut({ item }: { item: AgentItem }) {
  const t = useTexts(tryOutTexts);
  const protocol = useProtocol();
  const trial = useTrial(item, firstPlace(protocol));
  const { said, question, attempt, startOver } = trial;
  const log = useRef<HTMLDivElement>(null);
  const openings = (item.openings ?? []).filter((opening) => opening.trim() !== '');
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something is said
  useEffect(() => {
    log.current?.scrollTo({ top: log.current.scrollHeight });
  }, [said.length, attempt.pending]);
  return (
    <section aria-labelledby="try-out" className="grid gap-3 rounded-card border border-line bg-raised p-4">
      <div>
        <h2 id="try-out" className="text-16 font-semibold">
          {t('title')}
        </h2>
        <p className="text-14 text-ink-soft">{t('lead')}</p>
      </div>
      <Follower trial={trial} protocol={protocol} />
      <div
        ref={log}
        role="log"
        aria-label={t('log')}
        aria-busy={attempt.pending}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so keys have to reach it
        tabIndex={0}
        className="max-h-96 overflow-y-auto overscroll-contain empty:hidden"
      >
        {(said.length > 0 || attempt.pending) && (
          <ol className="grid grid-cols-1 gap-4 py-2">
            {said.map((one) => (
              <Said key={one.id} said={one} name={item.name} />
            ))}
            {attempt.pending && <li className="text-14 text-ink-soft">{t('thinking')}</li>}
          </ol>
        )}
      </div>
      {said.length === 0 && openings.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {openings.map((opening, index) => (
            <Button
              // biome-ignore lint/suspicious/noArrayIndexKey: two may be the same while one types
              key={index}
              look="quiet"
              onClick={() => void trial.ask(opening)}
            >
              <span dir="auto">{opening}</span>
            </Button>
          ))}
        </div>
      )}
      <form {...attempt.formProps(() => trial.send(question))} className="grid gap-2">
        <TextArea
          name="question"
          label={t('ask')}
          error={attempt.errorAt('question')}
          rows={2}
          maxLength={1_000}
          dir="auto"
          value={question}
          onChange={(event) => trial.type(event.target.value)}
          onKeyDown={(event) => {
            if (!sendsByKey(event)) return;
            event.preventDefault();
            event.currentTarget.form?.requestSubmit();
          }}
        />
        <div role="alert">
          {attempt.problem && <p className="text-14 text-danger-text">{attempt.problem}</p>}
        </div>
        <div className="flex flex-wrap gap-2">
          <Button type="submit" look="quiet" pending={attempt.pending}>
            {t('send')}
          </Button>
          {said.length > 0 && (
            <Button look="plain" onClick={startOver}>
              {t('again')}
            </Button>
          )}
        </div>
      </form>
    </section>
  );
}

const placesOf = ({ nodes }: Protocol) => nodes.filter(({ data }) => data.target === 'follower');

/** Where most conversations begin: something is asked of them. */
const firstPlace = (protocol: Protocol): string =>
  placesOf(protocol).find(({ type }) => asksPeople(type))?.id ?? '';

function Follower({ trial, protocol }: { trial: ReturnType<typeof useTrial>; protocol: Protocol }) {
  const t = useTexts(tryOutTexts);
  const locale = useLocale();
  const { place, day, put, attempt } = trial;
  return (
    <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_8rem] lg:grid-cols-1 xl:grid-cols-[minmax(0,1fr)_8rem]">
      <SelectField label={t('place')} value={place} onChange={(event) => put({ place: event.target.value })}>
        <option value="">{t('visitor')}</option>
        {placesOf(protocol).map((step) => (
          <option key={step.id} value={step.id}>
            {stepName(step, locale)}
          </option>
        ))}
      </SelectField>
      {place !== '' && (
        <NumberField
          label={t('day')}
          unit=""
          value={day}
          error={attempt.errorAt('follower.day')}
          onChange={(typed) => put({ day: typed })}
        />
      )}
    </div>
  );
}
