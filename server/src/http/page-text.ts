import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { etagOf } from './etags.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** A page that goes out to many guests as it is: compressed once, its inline scripts named by their hashes. */
export interface StaticPage {
  plain: Buffer;
  br: Buffer;
  gzip: Buffer;
  etag: string;
  /** For the policy, in place of a nonce: one that many answers share would be none. */
  scripts: string;
  styles: string;
}

/** `html` still has the mark where each answer's own nonce would go. */
export async function makeStatic(html: string, mark: string): Promise<StaticPage> {
  const text = html.replaceAll(` nonce="${mark}"`, '').replaceAll(mark, '');
  const plain = Buffer.from(text);
  const [br, gzipped] = await Promise.all([
    brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    zip(plain, { level: 6 }),
  ]);
  return {
    plain,
    br,
    gzip: gzipped,
    etag: etagOf(plain),
    scripts: hashes(text, 'script'),
    styles: hashes(text, 'style'),
  };
}

function hashes(html: string, tag: 'script' | 'style'): string {
  const found = html.matchAll(new RegExp(`<${tag}(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</${tag}>`, 'g'));
  const each = Array.from(
    found,
    ([, content = '']) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`,
  );
  return [...new Set(each)].join(' ');
}
