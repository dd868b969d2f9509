import { connect } from 'node:net';
import { withProduct } from '../bench/support/with-product.ts';
import { demoPassword } from '../server/seed/people.ts';
import { flags, goal, show } from './support/goal.ts';
import { type Hostile, hostileFiles, mark } from './support/hostile-files.ts';
import { catchMutants } from './support/mutants.ts';
import { requireWebBuild } from './support/page-addresses.ts';
import { traversals } from './support/traversals.ts';

// R15: sixty hostile files to each call that takes one, and two hundred addresses that want to lead out of their
// folder, against the whole product: nothing comes out that could run, nothing from outside, and the process keeps
// within its memory.

/** A picture of 50 million pixels may take 500 MB while it is read; one is read at a time. */
const mostMegabytes = 1_100;

interface Site {
  url: string;
  headers: Record<string, string>;
}

async function signIn(url: string): Promise<Site> {
  const headers = { 'content-type': 'application/json', 'x-domain': 'localhost' };
  const body = JSON.stringify({ email: 'follower@demo.test', password: demoPassword });
  const answer = await fetch(`${url}/api/auth/login`, { method: 'POST', headers, body });
  const { accessToken } = (await answer.json()) as { accessToken: string };
  return { url, headers: { ...headers, authorization: `Bearer ${accessToken}` } };
}

const send = (site: Site, path: string, body: object) =>
  fetch(site.url + path, { method: 'POST', headers: site.headers, body: JSON.stringify(body) });

/** What is wrong with a file as it is served; nothing, if it can only be looked at or saved. */
async function faultsOf(answer: Response, path: string): Promise<string[]> {
  const faults: string[] = [];
  const type = answer.headers.get('content-type') ?? '';
  const bytes = Buffer.from(await answer.arrayBuffer());
  if (answer.status !== 200) faults.push(`answered ${answer.status}`);
  if (answer.headers.get('x-content-type-options') !== 'nosniff') faults.push('may be guessed at');
  if (!answer.headers.get('content-security-policy')?.includes('sandbox')) faults.push('is not in a sandbox');
  const picture = type === 'image/webp' && bytes.subarray(0, 4).toString() === 'RIFF';
  const paper =
    type === 'application/pdf' &&
    bytes.subarray(0, 5).toString() === '%PDF-' &&
    answer.headers.get('content-disposition') === 'attachment';
  if (!picture && !paper) faults.push(`is served as ${type}`);
  if (/<script|JavaScript|OpenAction|EmbeddedFile/.test(bytes.toString('latin1')))
    faults.push('holds a script');
  if (bytes.includes(mark.slice(0, 20))) faults.push('holds what was hidden');
  return faults.map((fault) => `${path}: ${fault}`);
}

async function tryAsPicture(site: Site, { name, bytes }: Hostile): Promise<string[]> {
  const answer = await send(site, '/api/images', { picture: bytes.toString('base64') });
  const body = (await answer.json()) as { name: string };
  if (answer.status !== 201) return refused(answer, `picture ${name}`);
  const served = await fetch(`${site.url}/api/public/files/large/${body.name}`);
  return faultsOf(served, `picture ${name}`);
}

async function tryAsUpload(site: Site, { name, bytes }: Hostile): Promise<string[]> {
  const answer = await send(site, '/api/uploads', { file: bytes.toString('base64') });
  const body = (await answer.json()) as { name: string };
  if (answer.status !== 201) return refused(answer, `upload ${name}`);
  const link = await fetch(`${site.url}/api/uploads/${body.name}/link`, { headers: site.headers });
  const { url } = (await link.json()) as { url: string };
  return faultsOf(await fetch(site.url + url), `upload ${name}`);
}

const refused = (answer: Response, what: string): string[] =>
  answer.status === 422 ? [] : [`${what}: answered ${answer.status}`];

/** As it stands, without anybody on the way who tidies it up. */
function ask(url: string, path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname);
    let answer = '';
    socket.setTimeout(10_000, () => socket.destroy(new Error(`${path} hangs`)));
    socket.on('data', (data) => {
      answer += data.toString('latin1');
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(answer));
    socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  });
}

async function checkTraversal(url: string, path: string): Promise<string[]> {
  const answer = await ask(url, path);
  if (!answer.startsWith('HTTP/1.1 ')) return [`${path} is not answered`];
  if (/root:[x*]:0:0|"name": "@regimen\//.test(answer)) return [`${path} leads outside`];
  return /^HTTP\/1\.1 5/.test(answer) ? [`${path} answered ${answer.slice(9, 12)}`] : [];
}

async function sweep(): Promise<void> {
  requireWebBuild();
  const faults: string[] = [];
  // In the quick form each third; a mutant is shown all until it is caught.
  const some = <T>(all: T[]) =>
    flags.quick && !flags.untilRed ? all.filter((_, index) => index % 3 === 0) : all;
  const files = some(await hostileFiles());
  const addresses = some(traversals());
  const caught = () => flags.untilRed && faults.length > 0;
  let peak = 0;
  await withProduct(async (product) => {
    const site = await signIn(product.url);
    for (const address of addresses)
      if (!caught()) faults.push(...(await checkTraversal(product.url, address)));
    for (const file of files)
      if (!caught()) faults.push(...(await tryAsPicture(site, file)), ...(await tryAsUpload(site, file)));
    peak = await product.peakMegabytes();
  });
  show(faults);
  const enough = flags.quick ? [20, 66] : [60, 200];
  const tried = `${files.length} files, ${addresses.length} addresses, ${faults.length} faults`;
  const many = files.length >= (enough[0] ?? 0) && addresses.length >= (enough[1] ?? 0);
  goal('R15', tried, `≥${enough.join(', ≥')}, 0`, many && faults.length === 0);
  goal('R15', `memory ${Math.round(peak)} MB`, `≤${mostMegabytes} MB`, peak <= mostMegabytes);
}

if (flags.mutant) {
  await catchMutants(
    'R15',
    'proof/r15.ts',
    [
      {
        name: 'paper-as-it-came',
        changes: [
          ['server/src/features/uploads/clean-pdf-worker.ts', /return made\.save\([^)]*\);/, 'return bytes;'],
        ],
      },
      {
        name: 'file-may-be-guessed-at',
        changes: [['server/src/http/bytes.ts', "'x-content-type-options': 'nosniff',", '']],
      },
      {
        name: 'any-name-is-a-key',
        changes: [
          [
            'contract/src/images.ts',
            /z\.string\(\)\.regex\(\/\^\[A-Za-z0-9_-\]\{22\}\\\.webp\$\/\)/,
            'z.string()',
          ],
          ['server/src/providers/files.ts', 'key.length > 300 || !wellFormed.test(key)', 'false'],
          [
            'server/src/features/images/queries.ts',
            'return row?.owner ?? undefined;',
            "return row?.owner ?? 'x';",
          ],
        ],
      },
    ],
    { folders: ['bench', 'web/build'], inTurn: true },
  );
} else {
  await sweep();
}
