import { contentLanguageFor } from '@regimen/engine/content-language.ts';
import { PLACEHOLDER_KINDS, PLACEHOLDERS, placeholder } from '@regimen/engine/placeholders.ts';
import { useId } from 'react';
import { useLocale, useTexts } from '../../../../i18n/use-texts.ts';
import { DisclosureMenu, menuRowClass } from '../../../../ui/disclosure-menu.tsx';
import { PlusIcon } from '../../../../ui/icons.tsx';
import { placeholderTexts } from './placeholder-texts.ts';

const chipClass =
  'inline-flex min-h-9 items-center gap-1.5 rounded-pill border border-line-strong bg-raised px-3 text-14 text-ink hover:border-primary-line hover:bg-primary-soft hover:text-primary-text';
/** So many readings have a button each; more of them open from one. */
const mostChips = 3;

interface ChipsProps {
  kpis: readonly { id: string; name: string }[];
  /** Puts it where the cursor is. */
  onInsert: (text: string) => void;
}

/** Everything that a nudge can say of its follower, to be put into the text. */
export function PlaceholderChips({ kpis, onInsert }: ChipsProps) {
  const t = useTexts(placeholderTexts);
  const language = contentLanguageFor(useLocale());
  const id = useId();
  const plain = PLACEHOLDER_KINDS.filter((kind) => PLACEHOLDERS[kind].of === null);
  const insertReading = (kpi: string) => onInsert(placeholder('reading', language, kpi));
  return (
    <fieldset aria-labelledby={id} className="grid gap-2">
      <p id={id} className="font-medium">
        {t('label')}
      </p>
      <div className="flex flex-wrap gap-2">
        {plain.map((kind) => (
          <Chip key={kind} words={t(kind)} onPress={() => onInsert(placeholder(kind, language))} />
        ))}
        {kpis.length <= mostChips
          ? kpis.map(({ id: kpi, name }) => (
              <Chip key={kpi} words={t('readingOf', { name })} onPress={() => insertReading(kpi)} />
            ))
          : kpis.length > 0 && (
              <DisclosureMenu
                align="start"
                buttonClass={chipClass}
                button={
                  <>
                    <PlusIcon size={16} />
                    {t('reading')}
                  </>
                }
              >
                {(close) => (
                  <ul className="max-h-72 overflow-y-auto">
                    {kpis.map(({ id: kpi, name }) => (
                      <li key={kpi}>
                        <button
                          type="button"
                          className={menuRowClass}
                          onClick={() => {
                            close();
                            insertReading(kpi);
                          }}
                        >
                          <bdi>{name}</bdi>
                        </button>
                      </li>
                    ))}
                  </ul>
                )}
              </DisclosureMenu>
            )}
      </div>
      <p className="text-14 text-ink-soft">
        {t('help')} {t(kpis.length === 0 ? 'noKpis' : 'missing')}
      </p>
    </fieldset>
  );
}

function Chip({ words, onPress }: { words: string; onPress: () => void }) {
  const t = useTexts(placeholderTexts);
  return (
    <button
      type="button"
      aria-label={t('insert', { name: words })}
      className={chipClass}
      // The text keeps its cursor.
      onPointerDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      <PlusIcon size={16} />
      <bdi>{words}</bdi>
    </button>
  );
}
