import type { IncomingMessage } from 'node:http';
import { requestTimeoutMs, uploadLimitBytes } from '@regimen/contract/limits.ts';

const megabyte = 1024 * 1024;

/** What a process lets itself be given at the same time, and for how long it waits for it. */
export interface HttpBounds {
  headersMs: number;
  /** For a body to arrive. A file may take longer while it comes at least this fast. */
  bodyMs: number;
  fileBytesPerSecond: number;
  /** Bytes of bodies that are arriving or being worked on, for one address, one tenant and all. */
  bytesPerAddress: number;
  bytesPerTenant: number;
  bytesInAll: number;
  /** Bytes of answers that nobody has taken yet, for one address and all, and how long one may take nothing of them. */
  unreadBytesPerAddress: number;
  unreadBytesInAll: number;
  unreadMs: number;
  /** Open connections. Behind a proxy all come from its address, and it has to count them itself. */
  connectionsPerAddress: number;
  connectionsInAll: number;
  /** Those that have become real-time connections, of one address; the gateway bounds all of them. */
  upgradedPerAddress: number;
}

export const httpBounds: HttpBounds = {
  headersMs: 10_000,
  bodyMs: requestTimeoutMs,
  fileBytesPerSecond: 32 * 1024,
  bytesPerAddress: 16 * megabyte,
  bytesPerTenant: 40 * megabyte,
  bytesInAll: 64 * megabyte,
  unreadBytesPerAddress: 24 * megabyte,
  unreadBytesInAll: 128 * megabyte,
  unreadMs: 15_000,
  connectionsPerAddress: 512,
  connectionsInAll: 4_096,
  upgradedPerAddress: 2_048,
};

/** Node looks at its connections so often; by default every 30 s, which is how late its limits would hold. */
const lookEveryMs = (bounds: HttpBounds) => Math.min(1_000, bounds.headersMs / 4, bounds.bodyMs / 4);

/** For `http.createServer`. Its own limit for a whole request is for bodies that nobody reads; bodies.ts holds the others. */
export const serverOptions = (bounds: HttpBounds) => ({
  headersTimeout: bounds.headersMs,
  requestTimeout: longestRequestMs(bounds),
  connectionsCheckingInterval: lookEveryMs(bounds),
  // Whoever asks for HTTP/2 or anything else gets an answer in HTTP/1.1, as if they had not asked; but for the gateway of realtime/.
  shouldUpgradeCallback: ({ url = '' }: IncomingMessage) => url.startsWith('/app/'),
});

export const longestRequestMs = ({ bodyMs, fileBytesPerSecond }: HttpBounds): number =>
  2 * bodyMs + (uploadLimitBytes / fileBytesPerSecond) * 1_000;
