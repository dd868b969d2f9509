import { Link, useLocation } from 'react-router';
import { useKeptPath } from './kept-query.ts';

interface SwitchLinkProps {
  question: string;
  words: string;
  to: string;
  /** Above the form, where many are in the wrong place. */
  isFirst?: boolean;
}

/** The quiet sentence below a form for somebody who is in the wrong place: "New here? Join". */
export function SwitchLink({ question, words, to, isFirst = false }: SwitchLinkProps) {
  const kept = useKeptPath();
  const { state } = useLocation();
  return (
    <p className={`text-ink-soft ${isFirst ? '-mt-2 mb-6' : 'mt-6 border-t border-line pt-5'}`}>
      {question}{' '}
      <Link
        to={kept(to)}
        state={state}
        prefetch="intent"
        className="inline-flex min-h-6 items-center font-semibold text-primary-text underline-offset-4 hover:underline"
      >
        {words}
      </Link>
    </p>
  );
}
