import { connect } from 'node:net';
import { withProduct } from '../bench/support/with-product.ts';
import { demoPassword } from '../server/seed/people.ts';
import { flags, goal, show } from './support/goal.ts';
import { holdBodies } from './support/held-bodies.ts';
import { type Bomb, bombs, goodPicture, type Hostile, hostileFiles, mark } from './support/hostile-files.ts';
import { catchMutants } from './support/mutants.ts';
import { requireWebBuild } from './support/page-addresses.ts';
import { r15Mutants } from './support/r15-mutants.ts';
import { traversals } from './support/traversals.ts';
import { type TreeMemory, watchTree } from './support/tree-memory.ts';

// R15: sixty hostile files and seventeen bombs to each call that takes one, alone and several at once by several
// people, and two hundred addresses that want to lead out of their folder, against the whole product: nothing comes
// out that could run, nothing from outside, what is too dear is refused, others' files go through meanwhile, and the
// server and everything it started keep within their memory.

/** By so much the server itself may grow: 64 MB of bodies in flight, and what the collector has not taken yet. */
const mostGrown = 300;
/** And the one child that opens files, which is ended at 512 MB; within a look's time it may take a little more. */
const mostWithChild = mostGrown + 600;

interface Site {
  url: string;
  /** Which person, on which site. */
  headers: Record<string, string>;
}

async function signIn(url: string, host: string, name: string): Promise<Site> {
  const headers = { 'content-type': 'application/json', 'x-domain': host };
  const body = JSON.stringify({ email: `${name}@demo.test`, password: demoPassword });
  const answer = await fetch(`${url}/api/auth/login`, { method: 'POST', headers, body });
  const { accessToken } = (await answer.json()) as { accessToken: string };
  return { url, headers: { 'x-domain': host, authorization: `Bearer ${accessToken}` } };
}

/** A small one now and then as base64 in JSON, which is allowed too. */
function send(site: Site, path: string, field: string, bytes: Buffer): Promise<Response> {
  const asText = bytes.length < 150_000 && bytes.length % 2 === 0;
  return fetch(site.url + path, {
    method: 'POST',
    headers: { ...site.headers, 'content-type': asText ? 'application/json' : 'application/octet-stream' },
    body: asText ? JSON.stringify({ [field]: bytes.toString('base64') || '====' }) : new Uint8Array(bytes),
    signal: AbortSignal.timeout(90_000),
  });
}

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
  const answer = await send(site, '/api/images', 'picture', bytes);
  const body = (await answer.json()) as { name: string };
  if (answer.status !== 201) return refused(answer, `picture ${name}`);
  const served = await fetch(`${site.url}/api/public/files/large/${body.name}`, { headers: site.headers });
  return faultsOf(served, `picture ${name}`);
}

async function tryAsUpload(site: Site, file: Hostile): Promise<string[]> {
  const answer = await send(site, '/api/uploads', 'file', file.bytes);
  const body = (await answer.json()) as { name: string };
  const what = `upload ${file.name}`;
  if (answer.status !== 201) return refused(answer, what);
  if (file.refused) return [`${what}: was taken`];
  const link = await fetch(`${site.url}/api/uploads/${body.name}/link`, { headers: site.headers });
  const { url } = (await link.json()) as { url: string };
  return faultsOf(await fetch(site.url + url, { headers: site.headers }), what);
}

const refused = (answer: Response, what: string): string[] =>
  answer.status === 422 ? [] : [`${what}: answered ${answer.status}`];

/** Whoever does not answer, or only after a minute, is at fault too. */
const unanswered = (what: string) => (error: Error) => [`${what}: ${error.name}`];

async function tryFile(site: Site, file: Hostile): Promise<string[]> {
  const asPicture = await tryAsPicture(site, file).catch(unanswered(file.name));
  return [...asPicture, ...(await tryAsUpload(site, file).catch(unanswered(file.name)))];
}

/** To one call only, since the same process opens what comes by the other. */
async function tryBomb(site: Site, { name, make, refused }: Bomb): Promise<string[]> {
  const file = { name, bytes: await make(), refused };
  return tryAsUpload(site, file).catch(unanswered(name));
}

/** Three people send bombs at the same time, a fourth a good picture: that one goes through. */
async function tryAtOnce(people: Site[], dear: Bomb[]): Promise<string[]> {
  const [fourth, ...others] = people;
  if (!fourth) return ['nobody to try it as'];
  const hostile = others.map(async (site) => {
    const tried = await Promise.all(dear.map((bomb) => tryBomb(site, bomb)));
    // Whoever sends so many at once may be asked to slow down, or to come again when what is before them is done.
    return tried.flat().filter((fault) => !/answered (429|503)$/.test(fault));
  });
  const answer = await send(fourth, '/api/images', 'picture', await goodPicture());
  const faults = answer.status === 201 ? [] : [`a good picture meanwhile: answered ${answer.status}`];
  return [...faults, ...(await Promise.all(hostile)).flat()];
}

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
  const each = flags.quick && !flags.untilRed ? 3 : 1;
  const some = <T>(all: T[]) => all.filter((_, index) => index % each === 0);
  const dear = some(bombs);
  let files: Hostile[] = [];
  const addresses = some(traversals());
  let memory: TreeMemory = { own: 0, tree: 0, children: 0 };
  /** What the server holds before anything is sent. */
  let atRest = 0;
  const isTooMuch = () =>
    memory.own - atRest > mostGrown || memory.tree - atRest > mostWithChild || memory.children > 2;
  const caught = () => flags.untilRed && (faults.length > 0 || isTooMuch());
  await withProduct(async (product) => {
    const watching = watchTree(product.pid);
    const step = async (work: () => Promise<string[]>) => {
      if (caught()) return;
      faults.push(...(await work()));
      memory = watching.now();
    };
    const people = await Promise.all(
      ['localhost', 'clinic.localhost'].flatMap((host) =>
        ['follower', 'expert'].map((name) => signIn(product.url, host, name)),
      ),
    );
    const [site] = people as [Site, ...Site[]];
    atRest = watching.now().own;
    await step(async () => {
      const headers = { ...site.headers, 'content-type': 'application/octet-stream' };
      const letGo = await holdBodies(product.url, headers, { connections: 100, megabytes: 10 });
      memory = watching.now();
      letGo();
      return [];
    });
    // What catches most mutants comes first.
    for (const bomb of dear.slice(0, 2)) await step(() => tryBomb(site, bomb));
    for (const address of addresses) await step(() => checkTraversal(product.url, address));
    if (!caught()) files = some(await hostileFiles());
    for (const file of files.toReversed()) await step(() => tryFile(site, file));
    for (const bomb of dear.slice(2)) await step(() => tryBomb(site, bomb));
    const atOnce = dear.filter((_, index) => index % (flags.quick ? 5 : 3) === 0);
    await step(() => tryAtOnce(people, atOnce));
    watching.stop();
  });
  show(faults);
  const enough = flags.quick ? [26, 66] : [77, 200];
  const tried = files.length + dear.length;
  const many = tried >= (enough[0] ?? 0) && addresses.length >= (enough[1] ?? 0);
  goal(
    'R15',
    `${tried} files, ${addresses.length} addresses, ${faults.length} faults`,
    `≥${enough.join(', ≥')}, 0`,
    many && faults.length === 0,
  );
  // A server of no size was not looked at.
  const grown = Math.round(memory.own - atRest);
  goal(
    'R15',
    `server grows by ${grown} MB from ${Math.round(atRest)}`,
    `≤${mostGrown} MB`,
    atRest > 50 && grown <= mostGrown,
  );
  goal(
    'R15',
    `with its child by ${Math.round(memory.tree - atRest)} MB, ${memory.children} at most at a time`,
    `≤${mostWithChild} MB, ≤2`,
    memory.children > 0 && !isTooMuch(),
  );
}

if (flags.mutant) {
  await catchMutants('R15', 'proof/r15-files.ts', r15Mutants, {
    folders: ['bench', 'web/build'],
    inTurn: true,
  });
} else {
  await sweep();
}
