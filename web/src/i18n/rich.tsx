import { Fragment, type ReactNode } from 'react';

/** Puts elements into a translated sentence: `rich(t('agree'), { terms: (words) => <a href="…">{words}</a> })`. */
export function rich(text: string, parts: Record<string, (words: string) => ReactNode>): ReactNode {
  return text.split(/(<(\w+)>.*?<\/\2>)/).map((piece, index, pieces) => {
    // Every third piece is the tag's name, caught by the group inside.
    if (index % 3 === 2) return null;
    const name = index % 3 === 1 ? pieces[index + 1] : undefined;
    const words = piece.replace(/<\/?\w+>/g, '');
    const make = name === undefined ? undefined : parts[name];
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one sentence never change places
    return <Fragment key={index}>{make ? make(words) : words}</Fragment>;
  });
}
