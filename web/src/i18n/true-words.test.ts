import { expect, it } from 'vitest';
import { texts as catalog } from '../catalog/texts.ts';
import { formTexts } from '../features/creator/follow-up/form-texts.ts';
import { kindTexts } from '../features/creator/follow-up/texts.ts';
import { listTexts } from '../features/creator/programs/list-texts.ts';
import { texts as follow } from '../features/follow/texts.ts';
import { texts as landing } from '../features/landing/texts.ts';
import { settingsTexts } from '../features/notifications/settings-texts.ts';

const said = (text: object): string => JSON.stringify(text);

it('nobody is told that a model proposes: where no model is there, the program’s own rule does', () => {
  for (const text of [kindTexts.ai, formTexts.proposed]) expect(said(text)).not.toMatch(/[Mm]odel|نموذج/);
});

it('who joins is told who will see what they say, not that nobody does', () => {
  expect(said(landing.closingText)).not.toMatch(/nothing is shared|ولا مشاركة/);
  expect(landing.closingText.en).toMatch(/experts/);
  expect(landing.closingText.ar).toMatch(/خبراؤه/);
});

it('a number of people says whom it counts: all who ever joined, or those who let themselves be seen', () => {
  for (const text of [catalog.followers, listTexts.followers]) {
    expect(text.plural.en.other).toMatch(/have joined/);
    expect(text.plural.ar.other).toMatch(/انضم/);
  }
  expect(follow.people.plural.en.other).toMatch(/visible to you/);
  expect(follow.people.plural.ar.other).toMatch(/الظهور/);
});

it('whoever chooses what comes is told that the urgent always comes, in quiet hours too', () => {
  expect(settingsTexts.alwaysUrgent).toEqual({
    en: expect.stringMatching(/^Urgent messages always reach you.*quiet hours\.$/),
    ar: expect.stringMatching(/^الرسائل العاجلة تصلك دائمًا.*ساعات الهدوء\.$/),
  });
  expect(settingsTexts.quietHelp.en).not.toMatch(/^Nothing is sent/);
  expect(settingsTexts.quietHelp.ar).not.toMatch(/^لا يُرسل شيء بين/);
});
