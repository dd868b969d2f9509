import { locales } from '@regimen/contract/language/languages.ts';
import { translator } from '@regimen/contract/language/translate.ts';
import { builtInItem } from '@regimen/engine/library/all.ts';
import { readWish } from '@regimen/engine/wizard/read-wish.ts';
import { expect, it } from 'vitest';
import { texts } from './texts.ts';

it.each(locales)('what is offered as an example is understood: %s', (locale) => {
  const t = translator(texts, locale);
  const read = (key: Parameters<typeof t>[0]) => readWish(t(key as 'example1'));
  expect(read('example1')).toEqual({ wish: 'add', item: 'builtin-kpi-weight', rhythm: 'weekly' });
  expect(read('example2')).toEqual({ wish: 'remindLess' });
  expect(read('example3')).toEqual({ wish: 'shorter', weeks: 1 });
  expect(read('example4')).toMatchObject({ wish: 'add', item: 'builtin-activity-brisk-walk' });
  expect(read('example5')).toEqual({ wish: 'remindAt', time: '20:00' });
  expect(read('example6')).toEqual({ wish: 'remindMore' });
  expect(read('example7')).toEqual({ wish: 'remindNever' });
  expect(read('example8')).toEqual({ wish: 'length', weeks: 8 });
  expect(read('example9')).toEqual({ wish: 'longer', weeks: 2 });
  expect(read('example10')).toEqual({ wish: 'measureLess' });
  expect(read('example11')).toEqual({ wish: 'add', item: 'builtin-kpi-mood', rhythm: 'daily' });
  expect(read('example12')).toMatchObject({ wish: 'rename' });
  const name = builtInItem('builtin-kpi-hours-slept', locale)?.name ?? '';
  expect(readWish(t('addIt', { name }))).toMatchObject({ wish: 'add', item: 'builtin-kpi-hours-slept' });
  expect(readWish(t('removeIt', { name }))).toEqual({ wish: 'remove', item: 'builtin-kpi-hours-slept' });
});
