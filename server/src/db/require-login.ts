import pg from 'pg';
import { bearErrors, lasting } from './lasting.ts';
import { asRole } from './pool.ts';
import { explainRole } from './roles.ts';
import { DatabaseAwayError, DatabaseStartError } from './start-error.ts';

/**
 * Asks once whether the server lets us in, and says in words why not. `setting`: where the address came from;
 * `role`: what the login has to be able to take on.
 */
export async function requireLogin(setting: string, url: string, role?: string): Promise<void> {
  let client: pg.Client | undefined;
  try {
    client = new pg.Client({ ...lasting, connectionString: role ? asRole(url, role) : url });
    bearErrors(client);
    await client.connect();
  } catch (error) {
    throw explainRole(loginOf(url), role, error) ?? explainLogin(setting, url, error);
  } finally {
    await client?.end();
  }
}

interface Place {
  /** The server as people know it: host and port, or the folder of a socket. */
  server: string;
  host: string;
  user: string;
  database: string;
}

type Explanation = [Kind: typeof DatabaseStartError, words: (place: Place) => string];
const mend = (words: (place: Place) => string): Explanation => [DatabaseStartError, words];
const wait = (words: (place: Place) => string): Explanation => [DatabaseAwayError, words];

const noAnswer = wait(
  ({ server }) =>
    `${server} does not answer within ${lasting.connectionTimeoutMillis / 1000} seconds. Check host and port, and whether a firewall is between.`,
);
const unreachable = wait(({ server }) => `there is no way to ${server}. Check the host and the network.`);
const noHost = wait(({ host }) => `no host called ${host} can be found. Check its spelling and the network.`);

const byCode: Record<string, Explanation> = {
  ECONNREFUSED: wait(
    ({ server }) =>
      `nothing listens at ${server}: the connection was refused. Start PostgreSQL there, or correct the address.`,
  ),
  ENOENT: wait(
    ({ server }) => `there is no PostgreSQL socket in ${server}. Start PostgreSQL, or correct the address.`,
  ),
  ENOTFOUND: noHost,
  EAI_AGAIN: noHost,
  ETIMEDOUT: noAnswer,
  EHOSTUNREACH: unreachable,
  ENETUNREACH: unreachable,
  '28P01': mend(
    ({ server, user }) =>
      `${server} does not accept the password of the user ${user}. Correct the user or the password.`,
  ),
  '3D000': mend(
    ({ server, database }) =>
      `there is no database called ${database} at ${server}. Create it (createdb ${database}), or correct its name.`,
  ),
  '57P03': wait(({ server }) => `${server} is starting or stopping. Try again in a moment.`),
  '53300': wait(({ server }) => `${server} has no connection left. Close some, or raise max_connections.`),
};

/** What comes without a code, or needs its words to be understood. None of these holds a password. */
const byWords: [pattern: RegExp, explanation: Explanation][] = [
  [/timeout expired/, noAnswer],
  [
    /no encryption|SSL off/,
    mend(
      ({ server, user }) =>
        `${server} does not let the user ${user} in from this machine without TLS. Add ?sslmode=verify-full to the address, or allow it in that server's pg_hba.conf.`,
    ),
  ],
  [
    /no pg_hba\.conf entry/,
    mend(
      ({ server, user, database }) =>
        `${server} does not let the user ${user} into the database ${database} from this machine. Allow it in that server's pg_hba.conf.`,
    ),
  ],
  [
    /does not support SSL|SSL connection/,
    mend(({ server }) => `${server} offers no TLS. Take sslmode out of the address, or turn TLS on there.`),
  ],
  [
    /certificate|CERT/,
    mend(
      ({ server }) =>
        `the TLS certificate of ${server} cannot be trusted. Name the authority that signed it with sslrootcert=… in the address.`,
    ),
  ],
  [
    /Connection terminated|ECONNRESET|Unexpected|unknown/,
    wait(({ server }) => `something answers at ${server}, but not as PostgreSQL does. Check the port.`),
  ],
];

export function explainLogin(setting: string, url: string, error: unknown): DatabaseStartError {
  const { code = '', message = '' } = error as { code?: string; message?: string };
  const told = `${code} ${message}`;
  const [Kind, words] =
    byCode[code] ??
    byWords.find(([pattern]) => pattern.test(told))?.[1] ??
    mend(({ server }) => `${server} could not be used (${code || 'unknown reason'}). Check the address.`);
  return new Kind(`${setting}: ${words(placeOf(url))}`);
}

function placeOf(url: string): Place {
  const { hostname, port, username, pathname, searchParams } = new URL(url);
  const host = searchParams.get('host') ?? hostname;
  return {
    server: host.startsWith('/') ? host : `${host}:${port || searchParams.get('port') || 5432}`,
    host,
    user: decoded(username) || 'of this machine',
    database: decoded(pathname.slice(1)),
  };
}

/** The user that an address names; nothing where it is left to the system. */
export const loginOf = (url: string): string => decoded(new URL(url).username);

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
