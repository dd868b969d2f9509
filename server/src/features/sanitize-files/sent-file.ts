/** A file as a call hands it over: in base64 from JSON, or as the bytes that were sent. */
export type SentFile = string | Uint8Array;

export const bytesOf = (sent: SentFile): Buffer =>
  typeof sent === 'string'
    ? Buffer.from(sent, 'base64')
    : Buffer.from(sent.buffer, sent.byteOffset, sent.byteLength);
