import { Link } from 'react-router';
import { useKeptPath } from './kept-query.ts';

/** The quiet sentence below a form for somebody who is in the wrong place: "New here? Join". */
export function SwitchLink({ question, words, to }: { question: string; words: string; to: string }) {
  const kept = useKeptPath();
  return (
    <p className="mt-6 border-t border-line pt-5 text-ink-soft">
      {question}{' '}
      <Link
        to={kept(to)}
        prefetch="intent"
        className="inline-flex min-h-6 items-center font-semibold text-primary-text underline-offset-4 hover:underline"
      >
        {words}
      </Link>
    </p>
  );
}
