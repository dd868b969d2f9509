import type { Readable } from 'node:stream';
import { Busboy, type BusboyHeaders, type BusboyInstance } from '@fastify/busboy';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';

type Done = (error: Error | null, body?: unknown) => void;
interface FileOf {
  field: string;
  mostBytes: number;
}

/** One file and a few short words beside it; whoever sends more means something else. */
const limits = { files: 1, fields: 8, parts: 9, fieldNameSize: 100, fieldSize: 1_024 };
const ofParts = { headerPairs: 20, headerSize: 4_096 };
/** What stands around a file: boundaries, heads of parts, the words beside it. */
const aroundBytes = 16 * 1024;

/**
 * A form with one file, read as it arrives: the file stands in the call's own field as it does when it is sent as it
 * is. What is too long or has too many parts is refused in the middle; bodies.ts has counted every byte before.
 */
export function readMultipart(request: FastifyRequest, body: Readable, file: FileOf, done: Done): void {
  const form = openForm(request, file);
  if (!form) {
    done(new AppError('bad_request'));
    return;
  }
  const values: [string, unknown][] = [];
  let received = 0;
  let ended = false;
  const end: Done = (error, result) => {
    if (ended) return;
    ended = true;
    body.unpipe(form);
    body.off('data', count);
    // It may still say that what it had was not the whole.
    form.on('error', () => undefined).destroy();
    done(error, result);
  };
  const refuse = (code: 'too_large' | 'bad_request') => () => end(new AppError(code));
  const count = (chunk: Buffer) => {
    received += chunk.length;
    if (received > file.mostBytes + aroundBytes) end(new AppError('too_large'));
  };

  form.on('file', (name, part) => {
    const chunks: Buffer[] = [];
    part.on('data', (chunk: Buffer) => chunks.push(chunk));
    part.on('limit', refuse('too_large'));
    part.on('error', refuse('bad_request'));
    part.on('end', () => {
      const { buffer, byteOffset, byteLength } = Buffer.concat(chunks);
      // Not a Buffer, which would write itself out in numbers wherever it meets JSON.
      if (name === file.field) values.push([name, new Uint8Array(buffer, byteOffset, byteLength)]);
    });
  });
  form.on('field', (name, value, nameCut, valueCut) => {
    if (nameCut || valueCut) return end(new AppError('too_large'));
    // The file's own field takes bytes here; text is for JSON.
    if (name !== file.field) values.push([name, value]);
  });
  for (const event of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const)
    form.on(event, refuse('bad_request'));
  form.on('error', refuse('bad_request'));
  form.on('finish', () => end(null, Object.fromEntries(values)));
  body.on('data', count);
  body.on('error', (error) => end(error));
  body.pipe(form);
}

/** Nothing, where the head names no boundary. */
function openForm(request: FastifyRequest, file: FileOf): BusboyInstance | undefined {
  const headers = request.headers as BusboyHeaders;
  try {
    return new Busboy({ headers, limits: { ...limits, ...ofParts, fileSize: file.mostBytes } });
  } catch {
    return undefined;
  }
}

/** The fields of a short form, as text. */
export function readForm(body: Readable, mostBytes: number, done: Done): void {
  const chunks: Buffer[] = [];
  let room = mostBytes;
  body.on('data', (chunk: Buffer) => {
    room -= chunk.length;
    if (room >= 0) chunks.push(chunk);
  });
  skipForm(body, mostBytes, (error) => {
    if (error) return done(error);
    const fields = new URLSearchParams(Buffer.concat(chunks).toString());
    done(null, Object.fromEntries(fields));
  });
}

/** A form that nobody reads is taken in all the same, up to what any body may have. */
export function skipForm(body: Readable, mostBytes: number, done: Done): void {
  let received = 0;
  const take = (chunk: Buffer) => {
    received += chunk.length;
    if (received <= mostBytes) return;
    body.off('data', take);
    done(new AppError('too_large'));
  };
  body.on('data', take);
  body.once('error', done);
  body.once('end', () => received <= mostBytes && done(null, undefined));
}
