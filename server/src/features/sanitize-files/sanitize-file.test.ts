import { PDFDocument } from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';
import { paperBombs, pictureBombs, unendedObjects, unendedStreams } from '../../test-bombs.ts';
import { cleanPdf, makePicture } from './sanitize-file.ts';

const endedStreams = () => Buffer.from('%PDF-1.7\n9 0 obj<<>>stream\nendstream endobj\n'.repeat(6_000));
const by = (accountId: string) => ({ tenantId: 'here', network: accountId, accountId });

describe('a small paper that unpacks to much', () => {
  it.each(Object.entries(paperBombs))('is refused with words: %s', async (_name, make) => {
    const bytes = make();
    expect(bytes.length).toBeLessThan(10 * 2 ** 20);
    await expect(cleanPdf(by('somebody'), bytes)).rejects.toMatchObject({
      fields: { file: ['file_unreadable'] },
    });
  });

  it.each([
    ['streams', unendedStreams],
    ['streams after some that end', () => Buffer.concat([endedStreams(), unendedStreams()])],
    ['objects', unendedObjects],
  ])('is refused before it is read, when nothing ends its %s', async (_name, make) => {
    const bytes = make();
    // Begun already: only the reading counts.
    await cleanPdf(by('somebody'), Buffer.from('%PDF-')).catch(() => undefined);
    const begun = performance.now();
    await expect(cleanPdf(by('somebody'), bytes)).rejects.toMatchObject({
      fields: { file: ['file_unreadable'] },
    });
    expect(performance.now() - begun).toBeLessThan(2_000);
  });

  it('takes no other with it, not even one that waits beside it', async () => {
    const made = await PDFDocument.create();
    for (let page = 0; page < 150; page++) made.addPage().drawText('Cholesterol 4.9');
    const good = Buffer.from(await made.save());
    const bomb = paperBombs['table without end']?.() as Buffer;
    const [hostile, first, second] = await Promise.allSettled([
      cleanPdf(by('one'), bomb),
      cleanPdf(by('two'), good),
      cleanPdf(by('three'), good),
    ]);
    expect([hostile.status, first.status, second.status]).toEqual(['rejected', 'fulfilled', 'fulfilled']);
    const read = await PDFDocument.load((first as PromiseFulfilledResult<Buffer>).value);
    expect(read.getPageCount()).toBe(150);
  });
});

describe('a small picture that unpacks to much', () => {
  it.each(Object.entries(pictureBombs))('is made or refused: %s', async (_name, make) => {
    const bytes = await make();
    expect(bytes.length).toBeLessThan(8 * 2 ** 20);
    const answer = await makePicture(by('somebody'), bytes).catch((error) => error.fields);
    // What is hidden beside the pixels is never unpacked, so it is in nobody's way.
    if ('large' in answer) expect(answer.large.length).toBeLessThan(100_000);
    else expect(answer).toEqual({ picture: ['picture_unreadable'] });
  });
});
