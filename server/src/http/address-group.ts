/** Who is counted together: an IPv4 address, or the network of an IPv6 one, of which somebody has 2^64 addresses. */
export function addressGroup(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!address.includes(':')) return address;
  const [before = '', after] = address.split('::');
  const parts = before === '' ? [] : before.split(':');
  const missing = after === undefined ? 0 : 8 - parts.length - after.split(':').filter(Boolean).length;
  const whole = [...parts, ...Array.from({ length: missing }, () => '0'), ...(after ?? '').split(':')];
  return whole.slice(0, 4).join(':');
}
