import { useState } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Chip } from '../../../ui/chip.tsx';
import { controlClass, Field } from '../../../ui/field.tsx';
import { factTexts } from './fact-texts.ts';
import { tagOf } from './program-draft.ts';

const most = 10;

interface TagsFieldProps {
  value: readonly string[];
  error: string | undefined;
  onChange: (value: string[]) => void;
}

/** Words of one's own; each becomes what can stand in an address. */
export function TagsField({ value, error, onChange }: TagsFieldProps) {
  const t = useTexts(factTexts);
  const [words, setWords] = useState('');
  const [hasNoLetters, setHasNoLetters] = useState(false);
  const add = (typed: string) => {
    const tags = typed
      .split(/[,،\n]/)
      .map(tagOf)
      .filter(Boolean);
    setHasNoLetters(typed.trim() !== '' && tags.length === 0);
    if (tags.length === 0) return;
    onChange([...new Set([...value, ...tags])].slice(0, most));
    setWords('');
  };
  return (
    <div className="grid gap-2">
      <Field
        label={t('tags')}
        optional={t('optional')}
        help={t('tagsHelp')}
        error={hasNoLetters ? t('tagLetters') : error}
      >
        {(described) => (
          <input
            {...described}
            type="text"
            dir="auto"
            enterKeyHint="done"
            disabled={value.length >= most}
            value={words}
            className={`${controlClass} min-h-11 sm:max-w-80`}
            onChange={({ target }) => {
              setHasNoLetters(false);
              if (/[,،]/.test(target.value)) add(target.value);
              else setWords(target.value);
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              add(words);
            }}
            onBlur={() => add(words)}
          />
        )}
      </Field>
      {value.length > 0 && (
        <ul className="flex flex-wrap gap-1.5">
          {value.map((tag) => (
            <Chip
              key={tag}
              removeLabel={t('remove', { name: tag })}
              onRemove={() => onChange(value.filter((each) => each !== tag))}
            >
              {tag}
            </Chip>
          ))}
        </ul>
      )}
    </div>
  );
}
