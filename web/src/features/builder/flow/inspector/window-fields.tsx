import type { FlowNode, Window } from '@regimen/engine/protocol.ts';
import { awaitedBy, mayRunOut, onlyTells } from '@regimen/engine/steps/traits.ts';
import { useTexts } from '../../../../i18n/use-texts.ts';
import { NumberField } from '../../../../ui/number-field.tsx';
import { useFlow } from '../flow-context.ts';
import { DurationField } from './duration-field.tsx';
import { Section } from './section.tsx';
import { texts } from './texts.ts';

/** How long somebody has for it. A nudge is only sent in time, a wait for something is only so patient. */
export function WindowFields({ step }: { step: FlowNode }) {
  const t = useTexts(texts);
  const flow = useFlow();
  const { id, type, data } = step;
  const waits = awaitedBy(step) !== undefined;
  const isTask = !waits && mayRunOut(step);
  if (!isTask && !onlyTells(type) && !waits) return null;
  const window = data.window ?? {};
  const set = <K extends keyof Window>(key: K, value: Window[K] | undefined) => {
    const { [key]: _before, ...others } = window;
    const next: Window = value === undefined ? others : { ...others, [key]: value };
    flow.change(id, { window: Object.keys(next).length > 0 ? next : undefined }, `window:${key}:${id}`);
  };
  const { lateAfterMinutes: late, expireAfterMinutes: end } = window;
  const isNeverLate = late !== undefined && end !== undefined && late >= end;
  const expires = isTask ? 'expires' : waits ? 'expiresWait' : 'expiresNudge';
  return (
    <Section title={t('time')} open={data.window !== undefined}>
      {isTask && <p className="text-ink-soft">{t('timeHelp')}</p>}
      {isTask && (
        <DurationField
          label={t('late')}
          minutes={window.lateAfterMinutes}
          error={isNeverLate ? t('neverLate') : undefined}
          onChange={(minutes) => set('lateAfterMinutes', minutes)}
        />
      )}
      <div data-part="deadline">
        <DurationField
          label={t(expires)}
          minutes={window.expireAfterMinutes}
          onChange={(minutes) => set('expireAfterMinutes', minutes)}
        />
      </div>
      {isTask && (
        <NumberField
          label={t('snoozes')}
          help={t('snoozesHelp')}
          value={window.snoozes}
          onChange={(times) =>
            set('snoozes', times === undefined ? undefined : Math.max(0, Math.round(times)))
          }
        />
      )}
    </Section>
  );
}
