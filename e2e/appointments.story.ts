import { findNode } from '@regimen/engine/graph.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawFlow, joinVisit, publishVisit } from './appointments.ts';
import { beginProtocol, expertForTest, savedOnce } from './builder.ts';
import { call, type OpenSite, openSite, phone, signIn, visit } from './support.ts';

let site: OpenSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const service = (page: Page) => page.getByLabel('Which service?');

describe('a creator whose program has an appointment', () => {
  it('chooses the service, what ends the step, and a branch for those who did not come', async () => {
    const page = await expertForTest(site);
    const id = await beginProtocol(page, null, 'Physio first');
    await drawFlow(page, id);
    await visit(page, `${site.url}/protocol-builder/${id}?step=book`);
    await service(page).selectOption({ label: 'First consultation at Riverside practice' });
    await page.getByRole('radio', { name: 'They attended' }).check();
    await page.getByRole('checkbox', { name: 'People may arrange it themselves' }).uncheck();
    const draft = await savedOnce(page, id, (now) => {
      const step = findNode(now, 'book');
      return step?.type === 'services' && step.data.settings?.ownArranging === false;
    });
    const step = findNode(draft, 'book');
    expect(step?.data.settings).toEqual({ doneWhen: 'attended', ownArranging: false });
    expect(draft.items[step?.data.selectedItem ?? '']).toMatchObject({
      kind: 'service',
      name: 'First consultation',
      service: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });

    await visit(page, `${site.url}/protocol-builder/${id}?step=gone`);
    await page.getByRole('radio', { name: 'Only if…' }).check();
    await page.getByLabel('What to compare').last().selectOption({ label: 'Ending of' });
    await savedOnce(page, id, (now) => findNode(now, 'gone')?.data.nextStepCondition.is === 'ending');
    await page.locator('.flow-canvas').getByText('No-show').first().waitFor();
  });

  it('is told where nobody could do it, and what helps', async () => {
    const page = await expertForTest(site, phone);
    const id = await beginProtocol(page, null, 'Physio alone');
    await drawFlow(page, id);
    await visit(page, `${site.url}/protocol-builder/${id}?step=book`);
    await service(page).selectOption({ label: 'None: people arrange it themselves' });
    await page.getByRole('checkbox', { name: 'People may arrange it themselves' }).uncheck();
    await page.getByText('“See a physio” has no service that people can book').first().waitFor();
    await page.getByRole('checkbox', { name: 'People may arrange it themselves' }).check();
    await page
      .getByText('“See a physio” has no service that people can book')
      .first()
      .waitFor({ state: 'hidden' });
  });
});

/** A program with that one step, and somebody of the demo who has joined it; the task. */
async function joined(settings: object, booked: boolean): Promise<{ page: Page; task: string }> {
  const expert = await expertForTest(site);
  const { username } = await call<{ username: string }>(expert, 'GET', 'user/get-data');
  const offers = await call<{ data: { id: string; name: string }[] }>(
    expert,
    'GET',
    `creators/${username}/services`,
  );
  const offer = offers.data.find(({ name }) => name === 'First consultation');
  const serviceId = booked ? (offer?.id ?? '') : null;
  const program = await publishVisit(expert, { language: 'en', settings, serviceId });
  const context = await site.browser.newContext({ ...phone, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await signIn(page, site.url, 'follower@demo.test');
  return { page, task: await joinVisit(page, program, 'UTC') };
}

/** The first time that is free. */
async function bookFor(page: Page, taskId: string): Promise<void> {
  const { appointment } = await call<{ appointment: { serviceId: string } }>(page, 'GET', `tasks/${taskId}`);
  const service = `services/${appointment.serviceId}`;
  const [from, until] = [0, 14].map((days) => new Date(Date.now() + days * 86_400_000).toISOString());
  const free = await call<{ data: { from: string }[] }>(
    page,
    'GET',
    `${service}/slots?from=${from}&until=${until}&duration=30`,
  );
  const hold = { from: free.data[0]?.from, duration: 30, taskId };
  const { id, questions } = await call<{ id: string; questions: { id: string; kind: string }[] }>(
    page,
    'POST',
    `${service}/holds`,
    hold,
  );
  const answers = Object.fromEntries(
    questions.map(({ id: question, kind }) => [question, kind === 'yes_no' ? false : 'My knee']),
  );
  await call(page, 'POST', `bookings/${id}/confirm-hold`, { answers });
}

describe('a follower whose program asks for an appointment', () => {
  it('books it right there, and has done the task by that', async () => {
    const { page, task } = await joined({ ownArranging: false }, true);
    await visit(page, `${site.url}/my-tasks/task/${task}`);
    await page.getByText('This task is done as soon as your appointment is booked.').waitFor();
    expect(await page.getByRole('button', { name: 'I arranged it myself' }).count()).toBe(0);
    await page.locator('[data-slot]').first().click();
    await page.getByLabel('What would you like to talk about?').fill('My knee');
    await page.getByRole('button', { name: 'Book this time' }).click();
    await page.getByRole('heading', { name: 'Your appointment is booked' }).waitFor();
    await page.getByRole('link', { name: 'Add to calendar' }).waitFor();
    await page.getByRole('link', { name: 'See the booking' }).waitFor();
    expect(await page.getByText('Not done after all?').count()).toBe(0);
  });

  it('reads when it is, once it is booked', async () => {
    const { page, task } = await joined({ doneWhen: 'attended' }, true);
    await bookFor(page, task);
    await visit(page, `${site.url}/my-tasks/task/${task}`);
    await page.getByRole('status').getByText('Your appointment:').waitFor();
    await page.getByText('Booked somewhere else? Tell us here.').waitFor();
    expect(await page.locator('[data-slot]').count()).toBe(0);
    await page.getByRole('link', { name: 'See the booking' }).waitFor();
  });

  it('says that it is arranged, where the creator takes their word', async () => {
    const { page, task } = await joined({}, false);
    await visit(page, `${site.url}/my-tasks/task/${task}`);
    await page.getByRole('button', { name: 'I arranged it myself' }).click();
    await page
      .getByRole('heading', { name: 'Done. Nice work!' })
      .or(page.getByText('Done'))
      .first()
      .waitFor();
  });
});
