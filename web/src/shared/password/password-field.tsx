import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { latePart } from '../../shell/late-part.tsx';
import { Field } from '../../ui/field.tsx';
import { CheckIcon } from '../../ui/shell-icons.tsx';
import { texts } from './texts.ts';

const shortest = 10;
/** Comes when somebody is about to type: it brings a list of what people choose. */
const strength = latePart(() => import('./strength.tsx'));

interface PasswordFieldProps {
  name: string;
  error: string | undefined;
  /** A new one shows how much is missing and how strong it is while it is typed. */
  isNew?: boolean;
  /** Where there are two. */
  label?: string;
  /** It appears in place of a button just pressed. */
  hasFocus?: boolean;
}

export function PasswordField({ name, error, isNew = false, label, hasFocus = false }: PasswordFieldProps) {
  const t = useTexts(texts);
  const [typed, setTyped] = useState('');
  const { length } = typed;
  const [shown, setShown] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useHiddenOnSubmit(input, setShown);
  useEffect(() => {
    if (hasFocus) input.current?.focus();
  }, [hasFocus]);
  return (
    <Field
      label={label ?? t('password')}
      error={error}
      help={isNew ? <LengthHint length={length} /> : undefined}
      aside={isNew && <EnoughNotice enough={length >= shortest} />}
    >
      {(described) => (
        <>
          <div className="flex rounded-control border border-line-strong bg-raised outline-primary-line transition-colors duration-120 hover:border-ink-faint has-[input:focus-visible]:outline-2 has-[input[aria-invalid]]:border-danger-line has-[input[aria-invalid]]:outline-danger-line">
            <input
              ref={input}
              name={name}
              type={shown ? 'text' : 'password'}
              required
              autoComplete={isNew ? 'new-password' : 'current-password'}
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              dir="ltr"
              {...(isNew && { minLength: shortest })}
              {...described}
              className="min-h-11 min-w-0 flex-1 scroll-mt-8 rounded-control bg-transparent px-3.5 py-2.5 text-16 text-ink outline-none rtl:text-end"
              onFocus={() => isNew && strength.begin()}
              onChange={(event) => setTyped(event.target.value)}
            />
            <button
              type="button"
              aria-label={t(shown ? 'hidePassword' : 'showPassword')}
              className="shrink-0 rounded-control px-3.5 text-14 font-medium text-primary-text hover:underline"
              onClick={() => setShown(!shown)}
            >
              {t(shown ? 'hide' : 'show')}
            </button>
          </div>
          {isNew && length > 0 && <strength.Part password={typed} />}
        </>
      )}
    </Field>
  );
}

/** Sent hidden, whatever it looked like: browsers offer to keep it, and nobody reads it over a shoulder meanwhile. */
function useHiddenOnSubmit(
  input: React.RefObject<HTMLInputElement | null>,
  setShown: (shown: false) => void,
) {
  useEffect(() => {
    const form = input.current?.form;
    const hide = () => setShown(false);
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, [input, setShown]);
}

function LengthHint({ length }: { length: number }) {
  const t = useTexts(texts);
  if (length === 0) return t('atLeast');
  if (length < shortest) return <span>{t('moreCharacters', { n: shortest - length })}</span>;
  return (
    <span className="inline-flex items-center gap-1.5 text-success-text">
      <CheckIcon size={16} />
      {t('longEnough')}
    </span>
  );
}

/** Said once when it is long enough; a count at every key would only be in the way. */
function EnoughNotice({ enough }: { enough: boolean }) {
  const t = useTexts(texts);
  return (
    <span role="status" className="sr-only">
      {enough && t('longEnough')}
    </span>
  );
}
