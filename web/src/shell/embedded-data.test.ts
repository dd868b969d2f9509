import { expect, it } from 'vitest';
import { embedData, takeOver } from './embedded-data.ts';

it('gives back what was handed over, and anything else as it is', () => {
  const data = { rows: [1, 2] };
  expect(takeOver(embedData(data).mark)).toBe(data);
  expect(takeOver(data)).toBe(data);
  expect(takeOver(null)).toBeNull();
});

it('says the same in its script, whatever people wrote', () => {
  const data = { title: '</script><script>alert(1)</script><!-- \u2028 “é”' };
  const [, json = ''] = /^<script [^>]*>([^<]*)<\/script>$/.exec(embedData(data).script) ?? [];
  expect(JSON.parse(json)).toEqual(data);
});
