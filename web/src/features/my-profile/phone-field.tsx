import { useEffect, useState } from 'react';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { controlClass, Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select-field.tsx';
import { regionsOf } from './phone-countries.ts';
import { numberIn } from './phone-mask.ts';
import { texts } from './texts.ts';

interface PhoneFieldProps {
  /** E.164, or what is typed of it. */
  value: string | null;
  error: string | undefined;
  onChange: (phone: string | null) => void;
}

type Book = typeof import('./phone-book.ts');

/** What is known about the numbers of all countries is long: it comes when a hand is near, or where there is a number. */
export function PhoneField({ value, error, onChange }: PhoneFieldProps) {
  const t = useTexts(texts);
  const locale = useLocale();
  const [book, setBook] = useState<Book | null>(null);
  const [country, setCountry] = useState('');
  const [typed, setTyped] = useState(value ?? '');
  const isKept = value !== null;
  const load = () => {
    if (!book) import('./phone-book.ts').then(setBook, () => undefined);
  };
  useEffect(() => {
    if (isKept) import('./phone-book.ts').then(setBook, () => undefined);
  }, [isKept]);
  useEffect(() => {
    if (!book) return;
    setCountry((chosen) => chosen || book.countryOf(value ?? '') || book.ownCountry());
    setTyped((text) => book.inCountry(text));
  }, [book, value]);

  const type = (text: string) => {
    const shown = book ? book.asTyped(text, country) : text;
    setTyped(shown);
    const its = book?.countryOf(shown) ?? country;
    setCountry(its);
    onChange(numberIn(shown, book?.codeOf(its)));
  };
  const flag = book?.flagOf(country);
  const mask = book?.maskOfCountry(country);
  const example = book?.exampleOf(country);
  return (
    <Field
      label={t('number')}
      optional={t('optional')}
      error={error}
      help={example ? <PhoneHelp example={example} /> : t('numberHelp')}
    >
      {(described) => (
        <div className="grid gap-2 sm:grid-cols-[minmax(0,16rem)_minmax(0,1fr)]">
          <div className="flex items-center gap-3" onPointerEnter={load}>
            <span className="inline-flex h-[30px] w-[45px] shrink-0 items-center justify-center overflow-hidden rounded-[4px] border border-line bg-sunken">
              {flag && (
                <img src={flag} alt="" width={45} height={30} className="h-full w-full object-cover" />
              )}
            </span>
            <div className="min-w-0 flex-1">
              <Select
                aria-label={t('country')}
                value={country}
                onFocus={load}
                onChange={({ target }) => {
                  setCountry(target.value);
                  if (!book) return;
                  const moved = book.inOther(typed, target.value);
                  setTyped(moved);
                  onChange(numberIn(moved, book.codeOf(target.value)));
                }}
              >
                <option value="" disabled>
                  {t('country')}
                </option>
                {book &&
                  regionsOf(book.countries, locale).map(({ code, name }) => (
                    <option key={code} value={code}>
                      {name}
                    </option>
                  ))}
              </Select>
            </div>
          </div>
          <input
            {...described}
            name="phone"
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            dir="ltr"
            value={typed}
            placeholder={mask}
            className={`${controlClass} min-h-11 tabular-nums`}
            onFocus={load}
            onChange={({ target }) => type(target.value)}
          />
        </div>
      )}
    </Field>
  );
}

function PhoneHelp({ example }: { example: string }) {
  const t = useTexts(texts);
  const [before, after] = t('numberExample', { number: '\n' }).split('\n');
  return (
    <>
      {before}
      <bdi dir="ltr">{example}</bdi>
      {after}
    </>
  );
}
