import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import { longestKnowledge } from '@regimen/contract/agent-choices.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Caller, openWorld, type World } from '../../test-world.ts';
import { inTexts } from './in-texts.ts';

let world: World;
let expert: Caller;
let protocol: string;
beforeAll(async () => {
  world = await openWorld();
  expert = await world.add(world.here, { roles: ['expert'] });
  protocol = (await world.call(expert, 'POST', '/api/protocols', { name: 'Salt' })).body.id;
});
afterAll(() => world.close());

async function paper(...pages: string[]): Promise<string> {
  const made = await PDFDocument.create();
  const font = await made.embedFont(StandardFonts.Helvetica);
  for (const words of pages) {
    const page = made.addPage([400, 400]);
    if (words !== '') page.drawText(words, { font, size: 12, x: 20, y: 350, lineHeight: 16 });
  }
  return Buffer.from(await made.save()).toString('base64');
}
const read = (file: string, caller = expert) =>
  world.call(caller, 'POST', `/api/protocols/${protocol}/agents/read-pdf`, { file });

it('gives the words of a paper page by page, and keeps nothing of it', async () => {
  const said = await read(await paper('Less salt helps.\nA pinch is enough.', '', 'Parsley has none.'));
  expect(said.status).toBe(200);
  expect(said.body).toEqual({
    texts: ['Less salt helps.\nA pinch is enough.\n\nParsley has none.'],
    isCut: false,
  });
  const { rows } = await world.runtime.read(world.here.id, (tx) => tx.$client.query('SELECT 1 FROM uploads'));
  expect(rows).toEqual([]);
});

it('says so where there are no words, where it is no paper, and to nobody who may not edit', async () => {
  const scan = await read(await paper('', ''));
  expect(scan).toMatchObject({
    status: 422,
    body: { errors: { file: [expect.stringContaining('no words')] } },
  });
  for (const bytes of ['no paper', '%PDF-1.7\nbroken'])
    expect((await read(Buffer.from(bytes).toString('base64'))).status).toBe(422);
  const other = await world.add(world.here, { roles: ['expert'] });
  expect((await read(await paper('Salt.'), other)).status).toBe(404);
});

it('puts pages together to as few texts as hold them, and cuts long ones where a line ends', () => {
  const line = `${'salt '.repeat(20)}\n`;
  const long = line.repeat(Math.ceil((longestKnowledge * 2.5) / line.length));
  const { texts, isLeft } = inTexts(['First.', long, 'Last.']);
  expect(texts).toHaveLength(4);
  expect(isLeft).toBe(false);
  expect(texts.every((text) => text.length <= longestKnowledge)).toBe(true);
  expect(texts.join('').replaceAll(/\s/g, '')).toBe(`First.${long}Last.`.replaceAll(/\s/g, ''));
  expect(inTexts(Array.from({ length: 30 }, () => 'x'.repeat(longestKnowledge))).isLeft).toBe(true);
  expect(inTexts([' ', '']).texts).toEqual([]);
});
