import { isIPv6 } from 'node:net';
import { BoundedMap } from '@regimen/engine/bounded-map.ts';

/**
 * Who shares an address for the purpose of counting: an IPv4 address is one, and so is the network of an IPv6
 * address (its first 64 bits), out of which anybody takes as many as they like.
 */
export function networkOf(ip: string): string {
  const known = networks.get(ip);
  if (known !== undefined) return known;
  const network = findNetwork(ip);
  networks.set(ip, network);
  return network;
}

/** Every call asks, and most come from an address that asked before. */
const networks = new BoundedMap<string, string>(10_000);

function findNetwork(ip: string): string {
  const [address = ''] = ip.split('%');
  if (!isIPv6(address)) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  const [head = '', tail] = address.split('::');
  const groups = (part: string) => (part === '' ? [] : part.split(':'));
  const [before, after] = [groups(head), groups(tail ?? '')];
  const width = (all: string[]) => all.reduce((sum, group) => sum + (group.includes('.') ? 2 : 1), 0);
  const gap = tail === undefined ? 0 : 8 - width(before) - width(after);
  const whole = [...before, ...Array.from({ length: gap }, () => '0'), ...after];
  return whole
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
