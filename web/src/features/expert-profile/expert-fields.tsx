import {
  longestConsultation,
  mostLanguages,
  type SpokenLanguage,
  spokenLanguages,
  withProtocol,
} from '@regimen/contract/expert-profile-choices.ts';
import { namesIn } from '@regimen/contract/language/formatters.ts';
import { withCommas } from '@regimen/contract/language/languages.ts';
import { longestBio } from '@regimen/contract/my-profile-choices.ts';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { CheckField } from '../../ui/check-field.tsx';
import { TextArea } from '../../ui/field.tsx';
import { ChevronDownIcon } from '../../ui/shell-icons.tsx';
import { texts } from './texts.ts';

export interface ExpertTyped {
  bio: string;
  consultation: string;
  languages: SpokenLanguage[];
  /** One on each line. */
  links: string;
}

export const linksOf = (typed: string): string[] => [
  ...new Set(
    typed
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean)
      .map(withProtocol),
  ),
];

/** What nobody could open: the first of what was typed. */
export const wrongLink = (typed: string): string | undefined =>
  typed
    .split('\n')
    .map((line) => line.trim())
    .find((line) => line !== '' && !isLink(withProtocol(line)));

const isLink = (address: string): boolean =>
  URL.canParse(address) && /^https:\/\/[^/?#]+\.[^/?#.]+/.test(address);

interface ExpertFieldsProps {
  value: ExpertTyped;
  errorAt: (path: string) => string | undefined;
  onChange: (part: Partial<ExpertTyped>) => void;
}

export function ExpertFields({ value, errorAt, onChange }: ExpertFieldsProps) {
  const t = useTexts(texts);
  return (
    <>
      <TextArea
        name="bio"
        label={t('bio')}
        optional={t('optional')}
        help={t('bioHelp')}
        value={value.bio}
        error={errorAt('bio')}
        maxLength={longestBio}
        dir="auto"
        onChange={({ target }) => onChange({ bio: target.value })}
      />
      <TextArea
        name="consultation"
        label={t('consultation')}
        optional={t('optional')}
        help={t('consultationHelp')}
        value={value.consultation}
        error={errorAt('consultation')}
        maxLength={longestConsultation}
        rows={3}
        dir="auto"
        onChange={({ target }) => onChange({ consultation: target.value })}
      />
      <LanguagesField value={value.languages} onChange={(languages) => onChange({ languages })} />
      <TextArea
        name="links"
        label={t('links')}
        optional={t('optional')}
        help={t('linksHelp')}
        value={value.links}
        error={errorAt('links')}
        rows={2}
        dir="ltr"
        inputMode="url"
        spellCheck={false}
        onChange={({ target }) => onChange({ links: target.value })}
      />
    </>
  );
}

function LanguagesField({
  value,
  onChange,
}: {
  value: readonly SpokenLanguage[];
  onChange: (value: SpokenLanguage[]) => void;
}) {
  const t = useTexts(texts);
  const locale = useLocale();
  const nameOf = (code: SpokenLanguage) => namesIn(locale, 'language').of(code) ?? code;
  const sorted = [...spokenLanguages].sort((a, b) => nameOf(a).localeCompare(nameOf(b), locale));
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 font-medium">
        {t('languages')}
        <span className="font-normal text-ink-faint">{` ${t('optional')}`}</span>
      </legend>
      <details className="rounded-card border border-line bg-raised">
        <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-3 px-4 py-2 font-medium">
          {value.length > 0 ? withCommas(value.map(nameOf), locale) : t('noLanguages')}
          <ChevronDownIcon size={16} className="shrink-0 text-ink-faint" />
        </summary>
        <div className="grid max-h-72 grid-cols-2 gap-3 overflow-y-auto border-t border-line p-4">
          {sorted.map((code) => (
            <CheckField
              key={code}
              name={`languages.${code}`}
              label={nameOf(code)}
              checked={value.includes(code)}
              disabled={!value.includes(code) && value.length >= mostLanguages}
              onChange={(checked) =>
                onChange(checked ? [...value, code] : value.filter((other) => other !== code))
              }
            />
          ))}
        </div>
      </details>
      <p className="text-14 text-ink-soft">{t('languagesHelp')}</p>
    </fieldset>
  );
}
