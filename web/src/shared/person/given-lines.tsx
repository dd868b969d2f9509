import { api } from '../../api.ts';
import { useAction } from '../../shell/use-action.ts';
import { FileIcon } from '../../ui/icons.tsx';
import type { GivenLine } from './given-words.ts';

/** What was handed in, line by line; files can be opened. */
export const GivenLines = ({ lines }: { lines: readonly GivenLine[] }) => (
  <dl className="grid gap-2">
    {lines.map((line) => (
      <Line key={`${line.label} ${line.words}`} line={line} />
    ))}
  </dl>
);

function Line({ line: { label, words, file, note } }: { line: GivenLine }) {
  return (
    <div>
      {label && (
        <dt className="text-14 text-ink-soft">
          <bdi>{label}</bdi>
        </dt>
      )}
      <dd className="wrap-anywhere">{file ? <FileLink name={file} words={words} /> : <bdi>{words}</bdi>}</dd>
      {note && (
        <dd className="text-14 text-ink-faint wrap-anywhere">
          <bdi>{note}</bdi>
        </dd>
      )}
    </div>
  );
}

/** A file has an address only for some minutes: it is asked for when it is wanted. */
function FileLink({ name, words }: { name: string; words: string }) {
  const [open, opening] = useAction(async () => {
    const { url } = await api('GET uploads/{name}/link', { params: { name } });
    window.open(url, '_blank', 'noopener');
  });
  return (
    <button
      type="button"
      aria-disabled={opening || undefined}
      className="inline-flex min-h-9 items-center gap-1.5 text-primary-text underline-offset-4 hover:underline"
      onClick={open}
    >
      <FileIcon size={16} />
      {words}
    </button>
  );
}
