import { transcode } from 'node:buffer';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { etagOf } from './etags.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export const bytesOf = (pieces: string[]): Buffer => Buffer.concat(pieces.map(encode));

/** One Arabic letter makes a text of two bytes a letter; by way of UTF-16 such a one is written four times as fast. */
function encode(text: string): Buffer {
  try {
    return transcode(Buffer.from(text, 'utf16le'), 'utf16le', 'utf8');
  } catch {
    // Half a letter, which becomes a question mark.
    return Buffer.from(text);
  }
}

/** A page that goes out to many guests as it is: compressed once, its inline scripts named by their hashes. */
export interface StaticPage {
  plain: Buffer;
  /** A letter of latin1 for each byte: as text it leaves in one write together with the headers. */
  br: string;
  gzip: string;
  etag: string;
  /** For the policy, in place of a nonce: one that many answers share would be none. */
  scripts: string;
  styles: string;
  /** Put together when it is first sent. */
  headers?: string[];
}

/** `html` still has the nonce of the answer it was rendered for. */
export async function makeStatic(html: Buffer, nonce: string): Promise<StaticPage> {
  const text = html.toString().replaceAll(` nonce="${nonce}"`, '').replaceAll(nonce, '');
  const plain = Buffer.from(text);
  const [br, gzipped] = await Promise.all([
    brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    zip(plain, { level: 6 }),
  ]);
  return {
    plain,
    br: br.toString('latin1'),
    gzip: gzipped.toString('latin1'),
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
