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
] as const)
  inner.addSubnet(net, bits, 'ipv6');

export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !inner.check(address, 'ipv4');
  return family === 6 && outer.check(address, 'ipv6') && !inner.check(address, 'ipv6');
}

/** A name that can only be on the internet: no address, no name of a local network. */
export function isPublicName(host: string): boolean {
  const labels = host.toLowerCase().replace(/\.$/, '').split('.');
  const last = labels.at(-1) ?? '';
  return (
    labels.length > 1 &&
    /^[a-z][a-z0-9-]*$/.test(last) &&
    !['local', 'localhost', 'internal', 'home', 'lan', 'intranet', 'corp'].includes(last) &&
    isIP(host.replace(/^\[|\]$/g, '')) === 0
  );
}

type Found = (
  error: NodeJS.ErrnoException | null,
  address: string | LookupAddress[],
  family?: number,
) => void;

/** For an agent's `lookup`: a name whose addresses are not all public leads nowhere, whatever it says the next time. */
export function lookupPublic(host: string, options: LookupOptions, found: Found): void {
  lookup(host, { ...options, all: true }, (error, addresses) => {
    if (error) return found(error, '');
    const [first] = addresses;
    if (!first || addresses.some(({ address }) => !isPublicAddress(address)))
      return found(Object.assign(new Error('Not a public address.'), { code: 'ENOTPUBLIC' }), '');
    if (options.all) found(null, addresses);
    else found(null, first.address, first.family);
  });
}
