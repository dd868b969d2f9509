import { weekdayList, weekdaysIn } from '@regimen/contract/protocol-words/rhythm-words.ts';
import { WEEKDAYS } from '@regimen/engine/calendar.ts';
import type { Protocol, WaitSettings, Weekday } from '@regimen/engine/protocol.ts';
import { useLocale, useTexts } from '../../../../i18n/use-texts.ts';
import { ChoiceField } from '../../../../ui/choice-field.tsx';
import { controlClass, Field } from '../../../../ui/field.tsx';
import { NumberInput } from '../../../../ui/number-field.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { useProtocol } from '../../draft/use-draft.ts';
import { useFlow } from '../flow-context.ts';
import { texts } from './texts.ts';

interface WaitFieldsProps<S extends WaitSettings = WaitSettings> {
  id: string;
  settings: S;
}
type Kind<K extends WaitSettings['kind']> = WaitFieldsProps<Extract<WaitSettings, { kind: K }>>;

/** For a time, until a time of day, or for something to come. */
export function WaitFields({ id, settings }: WaitFieldsProps) {
  const t = useTexts(texts);
  const flow = useFlow();
  const protocol = useProtocol();
  const [firstItem] = [...waitable(protocol, 'reading'), ...waitable(protocol, 'answers')].map(
    ([item]) => item,
  );
  const choose = (kind: WaitSettings['kind']) => {
    if (kind === 'for') flow.change(id, { settings: { kind, days: 1 } });
    else if (kind === 'until') flow.change(id, { settings: { kind, at_time: '08:00' } });
    else if (firstItem !== undefined) {
      const on = flow.protocol().items[firstItem]?.kind === 'kpi' ? 'reading' : 'answers';
      flow.change(id, { settings: { kind, on, item: firstItem } });
    }
  };
  const kinds = [
    { value: 'for', label: t('waitFor') },
    { value: 'until', label: t('waitUntil') },
    { value: 'event', label: t('waitEvent') },
  ] as const;
  return (
    <div className="grid gap-3">
      <ChoiceField
        label={t('waitKind')}
        value={settings.kind}
        choices={kinds.filter(
          ({ value }) => value !== 'event' || firstItem !== undefined || settings.kind === 'event',
        )}
        onChange={choose}
        help={firstItem === undefined ? t('eventNone') : undefined}
      />
      {settings.kind === 'for' && <ForFields id={id} settings={settings} />}
      {settings.kind === 'until' && <UntilFields id={id} settings={settings} />}
      {settings.kind === 'event' && <EventFields id={id} settings={settings} />}
    </div>
  );
}

const most = { days: 3_660, hours: 87_840, minutes: 5_270_400 };

function ForFields({ id, settings }: Kind<'for'>) {
  const t = useTexts(texts);
  const flow = useFlow();
  return (
    <div className="grid grid-cols-3 gap-2">
      {(['days', 'hours', 'minutes'] as const).map((unit) => (
        <Field key={unit} label={t(unit)}>
          {(described) => (
            <NumberInput
              {...described}
              value={settings[unit]}
              className="min-h-11"
              onChange={(typed) => {
                const { [unit]: _before, ...others } = settings;
                const value =
                  typed === undefined ? undefined : Math.round(Math.min(most[unit], Math.max(0, typed)));
                flow.change(
                  id,
                  { settings: { ...others, ...(value !== undefined && { [unit]: value }) } },
                  `wait:${unit}:${id}`,
                );
              }}
            />
          )}
        </Field>
      ))}
    </div>
  );
}

function UntilFields({ id, settings }: Kind<'until'>) {
  const t = useTexts(texts);
  const locale = useLocale();
  const flow = useFlow();
  const days = settings.at_week_days ?? [];
  const toggle = (day: Weekday) => {
    const next = WEEKDAYS.filter((each) => (each === day ? !days.includes(day) : days.includes(each)));
    const { at_week_days: _before, ...others } = settings;
    flow.change(id, { settings: { ...others, ...(next.length > 0 && { at_week_days: next }) } });
  };
  return (
    <>
      <Field label={t('untilTime')}>
        {(described) => (
          <input
            {...described}
            type="time"
            value={settings.at_time}
            className={`${controlClass} min-h-11`}
            onChange={(event) => {
              if (/^\d\d:\d\d$/.test(event.target.value))
                flow.change(
                  id,
                  { settings: { ...settings, at_time: event.target.value } },
                  `wait:time:${id}`,
                );
            }}
          />
        )}
      </Field>
      <fieldset>
        <legend className="mb-1.5 font-medium">{t('onDays')}</legend>
        <div className="flex flex-wrap gap-1">
          {weekdaysIn(locale).map((day) => (
            <label
              key={day}
              className="flex min-h-9 cursor-pointer items-center rounded-control border border-line px-2.5 has-checked:border-primary-line has-checked:bg-primary-soft has-checked:text-primary-text has-focus-visible:outline-2 has-focus-visible:outline-primary-line"
            >
              <input
                type="checkbox"
                checked={days.includes(day)}
                className="sr-only"
                onChange={() => toggle(day)}
              />
              {weekdayList([day], locale)}
            </label>
          ))}
        </div>
      </fieldset>
    </>
  );
}

function EventFields({ id, settings }: Kind<'event'>) {
  const t = useTexts(texts);
  const flow = useFlow();
  const protocol = useProtocol();
  const kinds = (['reading', 'answers'] as const).filter(
    (on) => on === settings.on || waitable(protocol, on).length > 0,
  );
  return (
    <>
      <ChoiceField
        label={t('eventOn')}
        value={settings.on}
        choices={kinds.map((value) => ({ value, label: t(value) }))}
        onChange={(on) => {
          const item = waitable(protocol, on)[0]?.[0];
          if (item !== undefined) flow.change(id, { settings: { kind: 'event', on, item } });
        }}
      />
      <SelectField
        label={t(settings.on === 'reading' ? 'eventReading' : 'eventAnswers')}
        value={settings.item}
        onChange={(event) => flow.change(id, { settings: { ...settings, item: event.target.value } })}
      >
        {!Object.hasOwn(protocol.items, settings.item) && (
          <option value={settings.item}>{t('choose')}</option>
        )}
        {waitable(protocol, settings.on).map(([itemId, name]) => (
          <option key={itemId} value={itemId}>
            {name}
          </option>
        ))}
      </SelectField>
    </>
  );
}

/** Items whose readings or answers can come. */
function waitable({ items }: Protocol, on: 'reading' | 'answers'): [id: string, name: string][] {
  return Object.entries(items)
    .filter(([, item]) =>
      on === 'reading'
        ? item.kind === 'kpi'
        : item.kind === 'assessment' || (item.kind === 'activity' && item.questions),
    )
    .map(([id, item]) => [id, item.name]);
}
