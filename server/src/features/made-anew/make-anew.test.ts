import { PDFDocument } from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';
import { paperBombs, pictureBombs } from '../../test-bombs.ts';
import { cleanPaper, makePicture } from './make-anew.ts';

describe('a small paper that unpacks to much', () => {
  it.each(Object.entries(paperBombs))('is refused with words: %s', async (_name, make) => {
    const bytes = make();
    expect(bytes.length).toBeLessThan(10 * 2 ** 20);
    await expect(cleanPaper('somebody', bytes)).rejects.toMatchObject({
      fields: { file: ['file_unreadable'] },
    });
  });

  it('takes no other with it, not even one that waits beside it', async () => {
    const made = await PDFDocument.create();
    for (let page = 0; page < 150; page++) made.addPage().drawText('Cholesterol 4.9');
    const good = Buffer.from(await made.save());
    const bomb = paperBombs['table without end']?.() as Buffer;
    const [hostile, first, second] = await Promise.allSettled([
      cleanPaper('one', bomb),
      cleanPaper('two', good),
      cleanPaper('three', good),
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
    const answer = await makePicture('somebody', bytes).catch((error) => error.fields);
    // What is hidden beside the pixels is never unpacked, so it is in nobody's way.
    if ('large' in answer) expect(answer.large.length).toBeLessThan(100_000);
    else expect(answer).toEqual({ picture: ['picture_unreadable'] });
  });
});
