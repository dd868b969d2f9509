import { useEffect, useRef } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { controlClass, Field } from '../../ui/field.tsx';
import { texts } from './texts.ts';

interface CodeFieldProps {
  name: string;
  error: string | undefined;
  /** One of those that were kept for when the app is out of reach. */
  isRecovery?: boolean;
  /** It appears in place of something just pressed. */
  hasFocus?: boolean;
}

/** Six digits of an authenticator app, or a recovery code. */
export function CodeField({ name, error, isRecovery = false, hasFocus = false }: CodeFieldProps) {
  const t = useTexts(texts);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (hasFocus) input.current?.focus();
  }, [hasFocus]);
  return (
    <Field
      label={t(isRecovery ? 'recoveryCode' : 'code')}
      help={t(isRecovery ? 'recoveryHelp' : 'help')}
      error={error}
    >
      {(described) => (
        <input
          ref={input}
          name={name}
          type="text"
          required
          dir="ltr"
          maxLength={40}
          inputMode={isRecovery ? 'text' : 'numeric'}
          autoComplete={isRecovery ? 'off' : 'one-time-code'}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          {...described}
          className={`${controlClass} min-h-11 font-mono tracking-widest`}
        />
      )}
    </Field>
  );
}
