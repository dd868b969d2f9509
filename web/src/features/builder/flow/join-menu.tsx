import { quoted } from '@regimen/contract/language/languages.ts';
import { nameOfStep } from '@regimen/contract/protocol-words/names.ts';
import { findNode } from '@regimen/engine/graph.ts';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { useFlow, useView } from './flow-context.ts';
import { joinChoices } from './joining.ts';
import { PopMenu } from './pop-menu.tsx';
import { texts } from './texts.ts';

const words = { either: 'joinEither', success: 'joinSuccess', failure: 'joinFailure' } as const;

/** A line was drawn to a step: after which outcome is it followed? */
export function JoinMenu() {
  const t = useTexts(texts);
  const locale = useLocale();
  const flow = useFlow();
  const joining = useView((view) => view.joining);
  if (!joining) return null;
  const { from, to, x, y } = joining;
  const name = (id: string) => quoted(nameOfStep(flow.protocol(), id, locale) ?? '', locale);
  const label = t('joinWhen', { from: name(from), to: name(to) });
  return (
    <PopMenu key={`${x},${y}`} x={x} y={y} label={label} onClose={() => flow.endJoin(null)}>
      <p className="px-2 py-1 text-14 text-ink-soft">{label}</p>
      {joinChoices(findNode(flow.protocol(), from)).map((when) => (
        <button
          key={when}
          type="button"
          role="menuitem"
          tabIndex={-1}
          className="flex min-h-10 items-center rounded-control px-2 text-start font-medium hover:bg-sunken focus-visible:bg-sunken focus-visible:outline-offset-0"
          onClick={() => flow.endJoin(when)}
        >
          {t(words[when])}
        </button>
      ))}
    </PopMenu>
  );
}
