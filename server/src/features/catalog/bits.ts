/** Who is in a set, a bit for each place, in the order in which PostgreSQL sends them. */
export type Bits = Uint32Array;

export const noBits: Bits = new Uint32Array();

/** As `varbit_send` gives them: behind four bytes that say how many bits they are. */
export function bitsOf(sent: Buffer): Bits {
  const bits = new Uint32Array(Math.ceil((sent.length - 4) / 4));
  new Uint8Array(bits.buffer).set(sent.subarray(4));
  return bits;
}

/** What both have. */
export function both(one: Bits, other: Bits): Bits {
  const bits = new Uint32Array(Math.min(one.length, other.length));
  for (let at = 0; at < bits.length; at++) bits[at] = (one[at] as number) & (other[at] as number);
  return bits;
}

export const countOf = (bits: Bits): number => countBoth(bits, bits);

/** How many both have. */
export function countBoth(one: Bits, other: Bits): number {
  const length = Math.min(one.length, other.length);
  let count = 0;
  for (let at = 0; at < length; at++) {
    // Pairs, fours and eights of bits are added up side by side.
    let word = (one[at] as number) & (other[at] as number);
    word -= (word >>> 1) & 0x55555555;
    word = (word & 0x33333333) + ((word >>> 2) & 0x33333333);
    count += Math.imul((word + (word >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
  }
  return count;
}

export function placesOf(bits: Bits): number[] {
  const places: number[] = [];
  const bytes = new Uint8Array(bits.buffer, bits.byteOffset, bits.byteLength);
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] as number;
    for (let bit = 0; (byte << bit) & 0xff; bit++) if (byte & (0x80 >> bit)) places.push(at * 8 + bit);
  }
  return places;
}
