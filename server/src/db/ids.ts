import { randomFillSync } from 'node:crypto';

const bytesOfAnId = 16;
/** Random bits for the next ids: asked for in one go, since asking costs more than an id. */
const store = Buffer.alloc(256 * bytesOfAnId);
let used = store.length;

function randomBits(): Buffer {
  if (used === store.length) {
    randomFillSync(store);
    used = 0;
  }
  const bits = Buffer.from(store.subarray(used, used + bytesOfAnId));
  used += bytesOfAnId;
  return bits;
}

/** Below every id made from then on, and above every older one. */
export const idBefore = (at: number): string => {
  const hex = Math.max(0, at).toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-0000-0000-000000000000`;
};

/** UUIDv7: 48 bits of milliseconds, then 74 random bits. Sorts by time, so that indexes grow at one end. */
export function newId(now: number): string {
  const bytes = randomBits();
  bytes.writeUIntBE(now, 0, 6);
  bytes[6] = 0x70 | ((bytes[6] ?? 0) & 0x0f);
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f);
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
