import type { Locale } from '@regimen/contract/language/languages.ts';
import { currentZone } from '@regimen/contract/language/renamed-zones.ts';
import { zoneName } from '@regimen/contract/language/zone-name.ts';
import { zoneOffset } from '@regimen/contract/language/zone-offset.ts';
import { useState } from 'react';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { useCall } from '../../shell/use-call.ts';
import { controlClass, Field } from '../../ui/field.tsx';
import { CheckIcon, ChevronDownIcon } from '../../ui/shell-icons.tsx';
import { useCombobox } from '../../ui/use-combobox.ts';
import { findZones } from './zone-search.ts';
import { zoneTexts } from './zone-texts.ts';

interface ZoneFieldProps {
  label?: string;
  value: string | null;
  error: string | undefined;
  onChange: (zone: string | null) => void;
  /** What it is good for here. */
  help?: string;
  /** `null`, the zone of the device, is no choice: it has to be said. */
  isNamed?: boolean;
}

/** In the list, in place of a zone. */
const device = 'device';
/** More than these nobody reads through: typing finds the others. */
const mostShown = 60;

/** 418 zones, found by city or country. */
export function ZoneField({ label, value, error, onChange, help, isNamed = false }: ZoneFieldProps) {
  const t = useTexts(zoneTexts);
  const locale = useLocale();
  const [wanted, setWanted] = useState(false);
  const { data } = useCall('GET time-zones', wanted ? {} : null);
  /** `null`: nothing typed since the choice was made, so the field shows the choice. */
  const [typed, setTyped] = useState<string | null>(null);
  const zones = data?.data ?? [];
  const found = findZones(zones, typed ?? '');
  const shown = found.slice(0, mostShown);
  const chosen = value && currentZone(value);
  // As every page calls it, whether the list is there or not.
  const text = typed ?? (chosen && zoneName(chosen, locale)) ?? (isNamed ? '' : t('device'));
  const hasDevice = !typed && !isNamed;
  const combobox = useCombobox({
    names: [...(hasDevice ? [device] : []), ...shown.map(({ zone }) => zone)],
    choose: (choice) => {
      onChange(choice === device ? null : choice);
      setTyped(null);
    },
    clear: () => setTyped(''),
    takesFirst: Boolean(typed),
  });
  const open = () => {
    setWanted(true);
    combobox.show();
  };
  return (
    <Field label={label ?? t('zone')} help={help ?? t('help')} error={error}>
      {(described) => (
        <div className="relative">
          <input
            {...combobox.inputProps}
            {...described}
            name="zone"
            value={text}
            className={`${controlClass} min-h-11 truncate pe-10!`}
            onFocus={(event) => {
              setWanted(true);
              event.target.select();
            }}
            onChange={(event) => {
              setTyped(event.target.value);
              open();
            }}
            onClick={open}
            onBlur={() => {
              combobox.close();
              setTyped(null);
            }}
          />
          <ChevronDownIcon
            size={16}
            className="pointer-events-none absolute inset-y-0 end-3 my-auto text-ink-faint"
          />
          {combobox.open && (
            // A press on the list must not take the focus out of the field, which would close it.
            // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps the focus where it is
            <div
              className="pop absolute inset-x-0 top-full z-10 mt-1.5 overflow-hidden rounded-card border border-line bg-raised shadow-float"
              onMouseDown={(event) => event.preventDefault()}
            >
              <div
                {...combobox.listProps}
                role="listbox"
                aria-label={t('zone')}
                className="max-h-72 overflow-y-auto overscroll-contain p-2"
              >
                {hasDevice && (
                  <Option combobox={combobox} name={device} isChosen={value === null} words={t('device')} />
                )}
                {shown.map(({ zone, place }) => (
                  <Option
                    key={zone}
                    combobox={combobox}
                    name={zone}
                    isChosen={zone === chosen}
                    words={place}
                    {...clockNow(zone, locale)}
                  />
                ))}
              </div>
              {!data && <p className="px-5 pb-4 text-14 text-ink-soft">{t('loading')}</p>}
              {data && shown.length === 0 && <p className="px-5 pb-4 text-14 text-ink-soft">{t('none')}</p>}
              {found.length > mostShown && (
                <p className="border-t border-line px-5 py-3 text-14 text-ink-soft">{t('more')}</p>
              )}
            </div>
          )}
          <span role="status" className="sr-only">
            {combobox.open && typed && data && t('found', { n: found.length })}
          </span>
        </div>
      )}
    </Field>
  );
}

interface OptionProps {
  combobox: ReturnType<typeof useCombobox>;
  name: string;
  isChosen: boolean;
  words: string;
  called?: string;
  offset?: string;
}

function Option({ combobox, name, isChosen, words, called, offset }: OptionProps) {
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which names the active option
    <div
      {...combobox.optionProps(name)}
      role="option"
      aria-selected={isChosen}
      className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 py-1.5 data-active:bg-primary-soft data-active:text-primary-text"
    >
      <span className="grid min-w-0 flex-1">
        <bdi>{words}</bdi>
        {called && called !== words && (
          <bdi className="text-14 text-ink-soft in-data-active:text-primary-text">{called}</bdi>
        )}
      </span>
      {offset && (
        <bdi className="shrink-0 text-14 text-ink-soft tabular-nums in-data-active:text-primary-text">
          {offset}
        </bdi>
      )}
      {isChosen && <CheckIcon className="shrink-0 text-primary-text" />}
    </div>
  );
}

/** What a zone is called, and how far it is from UTC. */
interface Clock {
  called: string;
  offset: string;
}

/** Kept while the page is open: asking for one costs as much as drawing ten lines. */
const clocks = new Map<string, Clock>();
function clockNow(zone: string, locale: Locale): Clock {
  const key = `${locale} ${zone}`;
  const known = clocks.get(key) ?? {
    called: zoneName(zone, locale),
    offset: zoneOffset(zone, locale, Date.now()),
  };
  clocks.set(key, known);
  return known;
}
