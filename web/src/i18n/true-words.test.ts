import { locales } from '@regimen/contract/language/languages.ts';
import { expect, it } from 'vitest';
import { listTexts } from '../features/creator-programs/list-texts.ts';
import { texts as follow } from '../features/follow/texts.ts';
import { formTexts } from '../features/follow-up/form-texts.ts';
import { kindTexts } from '../features/follow-up/kind-texts.ts';
import { texts as landing } from '../features/landing/texts.ts';
import { settingsTexts } from '../features/notifications/settings-texts.ts';
import { texts as catalog } from '../shared/catalog/texts.ts';

it('nobody is told that a model proposes: where no model is there, the program’s own rule does', () => {
  for (const locale of locales)
    for (const text of [kindTexts[locale].ai, formTexts[locale].proposed])
      expect(text).not.toMatch(/[Mm]odel|نموذج/);
});

it('who joins is told who will see what they say, not that nobody does', () => {
  for (const locale of locales)
    expect(landing[locale].closingText).not.toMatch(/nothing is shared|ولا مشاركة/);
  expect(landing.en.closingText).toMatch(/experts/);
  expect(landing.ar.closingText).toMatch(/خبراؤه/);
});

it('a number of people says whom it counts: all who ever joined, or those who let themselves be seen', () => {
  for (const texts of [catalog, listTexts]) {
    expect(texts.en.followers.plural.other).toMatch(/have joined/);
    expect(texts.ar.followers.plural.other).toMatch(/انضم/);
  }
  expect(follow.en.people.plural.other).toMatch(/visible to you/);
  expect(follow.ar.people.plural.other).toMatch(/الظهور/);
});

it('whoever chooses what comes is told that the urgent always comes, in quiet hours too', () => {
  expect(settingsTexts.en.alwaysUrgent).toMatch(/^Urgent notifications always reach you.*quiet hours\.$/);
  expect(settingsTexts.ar.alwaysUrgent).toMatch(/^الإشعارات العاجلة تصلك دائمًا.*ساعات الهدوء\.$/);
  expect(settingsTexts.en.quietHelp).not.toMatch(/^Nothing is sent/);
  expect(settingsTexts.ar.quietHelp).not.toMatch(/^لا يُرسل شيء بين/);
});
