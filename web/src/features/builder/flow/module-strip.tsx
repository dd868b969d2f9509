import { moduleName } from '@regimen/contract/protocol-words/names.ts';
import { rhythmWords } from '@regimen/contract/protocol-words/rhythm-words.ts';
import { Link } from 'react-router';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { paths } from '../../../paths.ts';
import { ruleWords } from '../../../shared/protocol-words/rule-words.ts';
import { RepeatIcon } from '../../../ui/icons.tsx';
import { useDraftStore, useProtocol } from '../draft/use-draft.ts';
import { texts } from './texts.ts';

/** What comes back beside the flow: each with when it does, and the way to it. */
export function ModuleStrip() {
  const t = useTexts(texts);
  const locale = useLocale();
  const { id } = useDraftStore();
  const protocol = useProtocol();
  if (protocol.modules.length === 0) return null;
  return (
    <section
      aria-label={t('besideTheFlow')}
      className="more-sideways relative flex items-center gap-2 overflow-x-auto border-b border-line bg-surface px-3 py-1.5 text-12"
    >
      <h2 className="shrink-0 text-12 font-medium text-ink-soft">{t('besideTheFlow')}</h2>
      {protocol.modules.map((module) => (
        <Link
          key={module.id}
          to={paths.builder(id, 'modules', module.id)}
          title={ruleWords(module, protocol, locale)}
          className="flex min-h-7 max-w-96 shrink-0 items-center gap-1.5 rounded-pill border border-line bg-raised px-2.5 hover:border-line-strong"
        >
          <RepeatIcon size={12} className="shrink-0 text-ink-soft" />
          <span className="max-w-40 shrink-0 truncate font-medium">
            {moduleName(module, protocol, locale)}
          </span>
          <span className="min-w-0 truncate text-ink-soft">{rhythmWords(module, locale)}</span>
        </Link>
      ))}
    </section>
  );
}
