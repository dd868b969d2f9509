/** Errors of the protocol. Above 4299 a client would wait to be reconnected by hand, so nothing of ours is. */
export const closing = {
  /** Never again with this address. */
  tlsOnly: 4000,
  noSuchApp: 4001,
  path: 4005,
  protocolVersion: 4007,
  noProtocolVersion: 4008,
  unauthorized: 4009,
  /** Again after a while. */
  overCapacity: 4100,
  /** Again at once. */
  reconnect: 4200,
  silent: 4201,
} as const;
export type ClosingCode = (typeof closing)[keyof typeof closing];

/** What Pusher's clients take for an event; their data is JSON inside JSON. */
export const eventText = (event: string, data: unknown, channel?: string): string =>
  JSON.stringify({ event, ...(channel !== undefined && { channel }), data: JSON.stringify(data) });

export const errorText = (code: ClosingCode | null, message: string): string =>
  JSON.stringify({ event: 'pusher:error', data: { code, message } });

/** A text as one frame of RFC 6455, unmasked as servers send it: built once, written to as many as listen. */
export function frameOf(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const head = length < 126 ? 2 : length < 65_536 ? 4 : 10;
  const frame = Buffer.allocUnsafe(head + length);
  frame[0] = 0x81;
  if (head === 2) frame[1] = length;
  else if (head === 4) {
    frame[1] = 126;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = 127;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  frame.write(text, head);
  return frame;
}
