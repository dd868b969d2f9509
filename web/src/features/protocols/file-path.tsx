import { Fragment } from 'react';

/** A place in a file: `nodes[3].data.name`. It may break after each part. */
export function FilePath({ path, whole }: { path: string; whole: string }) {
  if (path === '') return whole;
  return (
    <code dir="ltr" className="font-mono text-12 wrap-anywhere">
      {path.split('.').map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one path never change places
        <Fragment key={index}>
          {index > 0 && (
            <>
              .<wbr />
            </>
          )}
          {part}
        </Fragment>
      ))}
    </code>
  );
}
