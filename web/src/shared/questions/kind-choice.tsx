import { useTexts } from '../../i18n/use-texts.ts';
import { ChoiceField } from '../../ui/choice-field.tsx';
import {
  CircleDotIcon,
  FileIcon,
  GridIcon,
  HashIcon,
  ListOrderedIcon,
  SmileIcon,
  SquareCheckIcon,
  ToggleLeftIcon,
  TypeIcon,
} from '../../ui/icons.tsx';
import { CalendarIcon } from '../../ui/shell-icons.tsx';
import { kindTexts } from './kind-texts.ts';
import { type QuestionKind, questionKinds } from './question-shape.ts';
import { questionTexts } from './question-texts.ts';

const icons = {
  single: CircleDotIcon,
  multiple: SquareCheckIcon,
  yes_no: ToggleLeftIcon,
  scale: ListOrderedIcon,
  slider: SmileIcon,
  number: HashIcon,
  text: TypeIcon,
  date: CalendarIcon,
  matrix: GridIcon,
  file: FileIcon,
} satisfies Record<QuestionKind, unknown>;

export function QuestionKindIcon({ kind, size = 18 }: { kind: QuestionKind; size?: number }) {
  const Icon = icons[kind];
  return <Icon size={size} className="shrink-0 text-ink-soft" />;
}

export function KindChoice({
  value,
  onChange,
  kinds: offered = questionKinds,
}: {
  value: QuestionKind;
  onChange: (kind: QuestionKind) => void;
  kinds?: readonly QuestionKind[];
}) {
  const t = useTexts(questionTexts);
  const kinds = useTexts(kindTexts);
  return (
    <ChoiceField
      look="cards"
      columns={5}
      help={kinds(`${value}Help`)}
      label={t('kind')}
      value={value}
      onChange={onChange}
      choices={offered.map((kind) => ({
        value: kind,
        label: kinds(kind),
        icon: <QuestionKindIcon kind={kind} />,
      }))}
    />
  );
}
