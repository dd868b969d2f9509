import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { useIsMenuWhite, whiteMenu } from './white-menu.ts';

afterEach(() => whiteMenu.set(null));

const Shown = ({ byRoute }: { byRoute: boolean }) =>
  createElement('p', null, String(useIsMenuWhite(byRoute)));
const onServer = (byRoute: boolean) => renderToString(createElement(Shown, { byRoute }));

it('the menu is as its route says until a page says otherwise', () => {
  expect(onServer(true)).toContain('true');
  expect(onServer(false)).toContain('false');
  const told: (boolean | null)[] = [];
  const end = whiteMenu.subscribe(() => told.push(whiteMenu.get()));
  whiteMenu.set(false);
  whiteMenu.set(null);
  end();
  expect(told).toEqual([false, null]);
});

it('what a page says in one browser is nothing to the server’s answers', () => {
  whiteMenu.set(false);
  expect(onServer(true)).toContain('true');
});
