import { expect, it } from 'vitest';
import { embedData, readEmbedded } from './embedded-data.ts';

it('gives back what was embedded, and anything else as it is', () => {
  const data = { rows: [1, 2] };
  expect(readEmbedded(embedData(data).mark)).toBe(data);
  expect(readEmbedded(data)).toBe(data);
  expect(readEmbedded(null)).toBeNull();
});

it('says the same in its script, whatever people wrote', () => {
  const data = { title: '</script><script>alert(1)</script><!-- \u2028 “é”' };
  const [, json = ''] = /^<script [^>]*>([^<]*)<\/script>$/.exec(embedData(data).script) ?? [];
  expect(JSON.parse(json)).toEqual(data);
});
