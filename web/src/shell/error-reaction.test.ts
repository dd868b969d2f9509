import { ApiError } from '@regimen/contract/client.ts';
import type { ErrorReply } from '@regimen/contract/errors.ts';
import { translator } from '@regimen/contract/language/translate.ts';
import { describe, expect, it } from 'vitest';
import { reactionTo } from './error-reaction.ts';
import { texts } from './texts.ts';

const on = (status: number, errors?: ErrorReply['errors'], retryAfter: number | null = null) =>
  reactionTo(new ApiError(status, errors ? { errors } : {}, retryAfter));

describe('the error catalogue of section 8', () => {
  it('marks fields on 422', () => {
    expect(on(422, { email: ['Taken'] })).toEqual({ kind: 'fields', errors: { email: ['Taken'] } });
  });
  it('signs out on 401 and denies on 403', () => {
    expect(on(401).kind).toBe('signed-out');
    expect(on(403).kind).toBe('denied');
  });
  it('names what uses the thing on 423, told apart by errors.update', () => {
    expect(on(423, { used: ['Sleep', 'Move'], update: true })).toEqual({
      kind: 'flash',
      text: 'cannotUpdate',
      names: ['Sleep', 'Move'],
    });
    expect(on(423, { used: [], update: false })).toMatchObject({ text: 'cannotDelete' });
  });
  it('has the words of the specification', () => {
    const t = translator(texts, 'en');
    expect(t('cannotUpdate')).toBe("Can't update this item such as its in use");
    expect(t('cannotDelete')).toBe("Can't delete this item such as its in use");
    expect(on(500)).toMatchObject({ text: 'wentWrong' });
    expect(t('wentWrong')).toBe('Something went wrong');
    expect(on(404)).toMatchObject({ text: 'resourceNotFound' });
    expect(t('resourceNotFound')).toBe('Resource not found');
    expect(t('warning')).toBe('Warning');
    expect(t('accessDenied')).toBe('Access Denied');
    expect(t('pageNotFound')).toBe('This page could not be found');
    expect(t('backHome')).toBe('Back to the home page');
  });
  it.each([
    [408, 'tooSlow'],
    [409, 'conflict'],
    [413, 'tooLarge'],
    [429, 'tooMany'],
    [503, 'unavailable'],
    [507, 'storageFull'],
    [0, 'offline'],
  ])('keeps what was typed on %i', (status, text) => {
    expect(on(status, undefined, 30)).toEqual({ kind: 'keep', text, retryAfter: 30 });
  });
  it('treats what is no answer of the API as 500', () => {
    expect(reactionTo(new TypeError('x'))).toMatchObject({ text: 'wentWrong' });
  });
});
