import { afterAll, beforeAll, expect, it } from 'vitest';
import { markdownRules } from '../../markdown.ts';
import { createScope } from '../../scope.ts';
import { programTools } from '../../test-programs.ts';
import { openWorld, type World } from '../../test-world.ts';
import { renewProgramHtml } from './render-texts.ts';

let world: World;
let tools: ReturnType<typeof programTools>;
beforeAll(async () => {
  world = await openWorld();
  tools = programTools(world, await world.add(world.here, { roles: ['expert'] }));
});
afterAll(() => world.close());

it('a program’s words become HTML when it is published, and anew when the rules have changed', async () => {
  const text = { ...tools.text('Better sleep'), description: 'A **calm** way.' };
  const { program } = await tools.ready({ texts: { en: text } });
  await tools.publish(program, { note: '' });
  const shown = async () =>
    (await world.call(world.guest(world.here), 'GET', `/api/catalog/${program}`)).body.description;
  const write = (html: string, rules: number) =>
    world.runtime.tx(world.here.id, (tx) =>
      tx.$client.query('UPDATE program_listings SET html = $1, html_rules = $2', [html, rules]),
    );
  const made = await shown();
  expect(made).toBe('<p>A <strong>calm</strong> way.</p>\n');
  const page = (description: string) => JSON.stringify({ en: { description, evidence: '', answers: [] } });
  await write(page('<p>as kept</p>'), markdownRules);
  expect(await shown()).toBe('<p>as kept</p>');
  await write(page('<p>of older rules</p>'), markdownRules - 1);
  expect(await shown()).toBe(made);
  const tenant = { id: world.here.id } as never;
  await renewProgramHtml(createScope(world.scope, { tenant, actor: null, locale: 'en' }, Date.now()));
  const { rows } = await world.runtime.tx(world.here.id, (tx) =>
    tx.$client.query<{ html: { en: { description: string } }; rules: number }>(
      'SELECT html, html_rules AS rules FROM program_listings',
    ),
  );
  expect(rows.map(({ html, rules }) => [html.en.description, rules])).toEqual([[made, markdownRules]]);
});
