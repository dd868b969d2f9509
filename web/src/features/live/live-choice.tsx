import { formatNumber } from '@regimen/contract/language/translate.ts';
import type { WatchedProgram } from '@regimen/contract/live.ts';
import { useNavigate } from 'react-router';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { liveTexts } from './live-texts.ts';

interface LiveChoiceProps {
  programs: readonly WatchedProgram[];
  program: WatchedProgram;
  version: string;
}

/** Which program is looked at, and which of its versions. */
export function LiveChoice({ programs, program, version }: LiveChoiceProps) {
  const t = useTexts(liveTexts);
  const locale = useLocale();
  const navigate = useNavigate();
  return (
    <div className="grid w-full gap-3 sm:w-auto sm:grid-flow-col sm:auto-cols-[minmax(13rem,18rem)]">
      <SelectField
        label={t('program')}
        value={program.id}
        onChange={({ target }) => navigate(paths.live(target.value), { preventScrollReset: true })}
      >
        {programs.map(({ id, title, isArchived }) => (
          <option key={id} value={id}>
            {isArchived ? t('isArchived', { title }) : title}
          </option>
        ))}
      </SelectField>
      {program.versions.length > 1 && (
        <SelectField
          label={t('version')}
          value={version}
          onChange={({ target }) =>
            navigate(paths.live(program.id, target.value), { preventScrollReset: true })
          }
        >
          {program.versions.map(({ id, number, followers }) => (
            <option key={id} value={id}>
              {t('versionOption', { number, followers: formatNumber(locale, followers) })}
            </option>
          ))}
        </SelectField>
      )}
    </div>
  );
}
