import { dialled } from '@regimen/contract/dialled.ts';
import { type CountryNumbers, EMERGENCY_NUMBERS } from '@regimen/contract/emergency-numbers.ts';
import { namesIn } from '@regimen/contract/language/formatters.ts';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { useMounted } from '../../shell/use-mounted.ts';
import { useSite } from '../../shell/use-shell.ts';
import { CallIcon } from '../../ui/icons.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { ELSEWHERE, guessCountry, rememberCountry } from './country.ts';
import { texts } from './texts.ts';

/** Where nothing is known of the country. */
const ANYWHERE: readonly string[] = ['112', '911'];

/** Medical help before the police: it is what somebody needs here. Somebody to talk to comes right after the first number. */
const KINDS = ['emergency', 'ambulance', 'crisis', 'police'] as const;
const TALK_KINDS = ['emergency', 'crisis', 'ambulance', 'police'] as const;
const BODILY_KINDS = ['emergency', 'ambulance', 'police'] as const;

type SomeNumbers = { [K in keyof CountryNumbers]?: CountryNumbers[K] | undefined };

interface NumbersProps {
  about: 'body' | 'mind' | 'any';
  title: string;
  /** The danger is over: they are near, and nothing presses. */
  isOver: boolean;
}

/**
 * The numbers of the person's country, one tap away; they are part of the page and need no connection. A crisis line helps
 * nobody with their sugar.
 */
export function Numbers({ about, title, isOver }: NumbersProps) {
  const t = useTexts(texts);
  const { all, country, setCountry, numbers, known } = useNumbers(about);
  const isElsewhere = country !== null && !numbers;
  return (
    <section aria-labelledby="call-title" className="grid gap-4">
      <h2 id="call-title" className="text-22">
        {title}
      </h2>
      {!numbers && <p className="max-w-measure">{t(isElsewhere ? 'elsewhere' : 'unknownCountry')}</p>}
      <ul className="grid gap-3">
        {known.map(({ kind, number }, at) => (
          <Call key={kind} label={t(kind)} number={number} isFirst={at === 0 && !isOver} />
        ))}
        {!numbers &&
          (isElsewhere ? ANYWHERE.slice(0, 1) : ANYWHERE).map((number) => (
            <Call key={number} label={t('emergency')} number={number} isFirst={isElsewhere} />
          ))}
      </ul>
      {numbers && <p className="text-14 text-ink-soft">{t(known.length > 1 ? 'confirm' : 'confirmOne')}</p>}
      <CountryField
        countries={Object.keys(all)}
        value={numbers ? (country ?? '') : isElsewhere ? ELSEWHERE : ''}
        onChange={(next) => {
          rememberCountry(next);
          setCountry(next);
        }}
      />
    </section>
  );
}

/** The first two of them, where there is little room, or in one line where there is none; `/help-now` has the others. */
export function FirstNumbers({ about, inLine = false }: Pick<NumbersProps, 'about'> & { inLine?: boolean }) {
  const t = useTexts(texts);
  const { known, country } = useNumbers(about);
  const locale = useLocale();
  const shown =
    known.length > 0 ? known.slice(0, 2) : ANYWHERE.map((number) => ({ kind: 'emergency' as const, number }));
  return (
    <div className="grid gap-1">
      <ul className={inLine ? 'flex flex-wrap gap-2' : 'grid gap-2 sm:grid-cols-2'}>
        {shown.map(({ kind, number }, at) => (
          <Call key={number} label={t(kind)} number={number} isFirst={at === 0} inLine={inLine} />
        ))}
      </ul>
      {known.length > 0 && country !== null && (
        // A wrong guess has to be seen before somebody calls.
        <p className="flex flex-wrap gap-x-2 text-14">
          {t('numbersFor', { country: namesIn(locale, 'region').of(country) ?? country })}
          <Link to={paths.helpNow} className="inline-flex min-h-6 items-center underline underline-offset-4">
            {t('anotherCountry')}
          </Link>
        </p>
      )}
    </div>
  );
}

function useNumbers(about: NumbersProps['about']) {
  const { emergencyNumbers = {} } = useSite();
  const [country, setCountry] = useState<string | null>(null);
  useEffect(() => setCountry(guessCountry()), []);
  const all: Readonly<Record<string, SomeNumbers>> = { ...EMERGENCY_NUMBERS, ...emergencyNumbers };
  const numbers = country !== null && Object.hasOwn(all, country) ? all[country] : undefined;
  const kinds = { body: BODILY_KINDS, mind: TALK_KINDS, any: KINDS }[about];
  const known = kinds.flatMap((kind) => {
    const number = numbers?.[kind];
    return number ? [{ kind, number }] : [];
  });
  return { all, country, setCountry, numbers, known };
}

interface CallProps {
  label: string;
  number: string;
  isFirst?: boolean;
  inLine?: boolean;
}

function Call({ label, number, isFirst = false, inLine = false }: CallProps) {
  const t = useTexts(texts);
  const look = isFirst
    ? 'bg-primary-strong text-primary-on hover:brightness-110'
    : 'border border-line-strong bg-raised text-ink hover:bg-sunken';
  return (
    <li>
      <a
        href={dialled(number)}
        className={`flex items-center no-underline ${inLine ? 'min-h-11 gap-2 rounded-control px-3' : 'min-h-16 gap-4 rounded-card px-5 py-3'} ${look}`}
      >
        <CallIcon size={inLine ? 18 : 28} className="shrink-0" />
        <span className="grid min-w-0 leading-heading">
          <span className={inLine ? 'sr-only' : 'text-16'}>
            <span className="sr-only">{t('call')} </span>
            {label}
          </span>
          <bdi
            dir="ltr"
            className={`justify-self-start font-semibold tabular-nums ${inLine ? 'text-16' : 'text-28'}`}
          >
            {number}
          </bdi>
        </span>
      </a>
    </li>
  );
}

interface CountryFieldProps {
  countries: readonly string[];
  value: string;
  onChange: (country: string) => void;
}

function CountryField({ countries, value, onChange }: CountryFieldProps) {
  const t = useTexts(texts);
  const locale = useLocale();
  // Names of countries come from the machine, and the server's may know other ones.
  if (!useMounted()) return null;
  const names = namesIn(locale, 'region');
  const options = countries
    .map((country) => ({ country, name: names.of(country) ?? country }))
    .sort((a, b) => a.name.localeCompare(b.name, locale));
  return (
    <SelectField label={t('country')} value={value} onChange={(event) => onChange(event.target.value)}>
      {value === '' && <option value="">{t('chooseCountry')}</option>}
      {options.map(({ country, name }) => (
        <option key={country} value={country}>
          {name}
        </option>
      ))}
      <option value={ELSEWHERE}>{t('anotherCountry')}</option>
    </SelectField>
  );
}
