import { type LookupAddress, type LookupOptions, lookup } from 'node:dns';
import { BlockList, isIP } from 'node:net';

/** Networks that are nobody's on the internet: this machine, its neighbours, and what is kept for special use. */
const inner = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  inner.addSubnet(net, bits, 'ipv4');
/** All of IPv6 that is handed out for use on the internet; ways into IPv4 (6to4, NAT64, Teredo) are not. */
const outer = new BlockList();
outer.addSubnet('2000::', 3, 'ipv6');
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  inner.addSubnet(net, bits, 'ipv6');

export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !inner.check(address, 'ipv4');
  // A zone (`%eth0`) names a link of this machine.
  if (family !== 6 || address.includes('%')) return false;
  return outer.check(address, 'ipv6') && !inner.check(address, 'ipv6');
}

type Found = (
  error: NodeJS.ErrnoException | null,
  address: string | LookupAddress[],
  family?: number,
) => void;
type All = (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void;
/** As `dns.lookup` does it when it is asked for all. */
export type LookupAll = (host: string, options: LookupOptions & { all: true }, found: All) => void;

const notPublic = () => Object.assign(new Error('Not a public address.'), { code: 'ENOTPUBLIC' });

/**
 * For an agent's `lookup`: what it finds is what is connected to. A name whose addresses are not all public leads
 * nowhere, whatever it says the next time.
 */
export const publicLookup =
  (ask: LookupAll = lookup) =>
  (host: string, options: LookupOptions, found: Found): void =>
    ask(host, { ...options, all: true }, (error, addresses) => {
      if (error) return found(error, '');
      const [first] = addresses;
      if (!first || addresses.some(({ address }) => !isPublicAddress(address))) return found(notPublic(), '');
      if (options.all) found(null, addresses);
      else found(null, first.address, first.family);
    });
