import type { ParentalControlsInput } from '@sagolykta/contract/parental-controls';
import { ownLibrary } from '@sagolykta/library/own-library';
import { englishForms } from '@sagolykta/storyteller/content/lexicon/concepts-en';
import { describe, expect, test } from 'vitest';
import { embeddedStoryWriter } from '../src/adapters/story-writer/embedded-story-writer.ts';
import { databases, useHouse } from './support/house.ts';
import type { Visitor } from './support/visitor.ts';

const noRules: ParentalControlsInput = { storiesPerEvening: null, bedtime: null, avoid: [], currentPin: null };

const set = (visitor: Visitor, rules: Partial<ParentalControlsInput>) =>
  visitor.client.changeParentalControls({ body: { ...noRules, ...rules } });

describe.each(databases)('parental controls, on %s', (kind) => {
  const house = useHouse(kind);
  const family = async () => {
    const visitor = await house.visitor().enterAsGuest();
    return { visitor, child: await visitor.describe() };
  };

  test('a family begins without rules; what it sets, it gets', async () => {
    const { visitor } = await family();
    const none = { storiesPerEvening: null, bedtime: null, avoid: [], hasPin: false };
    expect(await visitor.client.getParentalControls()).toEqual(none);
    const rules = { storiesPerEvening: 2, bedtime: { from: '17:30', to: '20:00' }, avoid: ['spindlar', 'åska'] };
    const kept = await set(visitor, { ...rules, avoid: ['spindlar', ' åska ', 'spindlar'] });
    expect(kept).toEqual({ ...rules, hasPin: false });
    expect(await visitor.client.getParentalControls()).toEqual(kept);
    expect(await set(visitor, {})).toEqual(none);
    const other = await family();
    expect(await other.visitor.client.getParentalControls()).toEqual(none);
  });

  test('with a PIN, nothing changes without it, and nobody is told what it is', async () => {
    const { visitor } = await family();
    const kept = await set(visitor, { newPin: '1234' });
    expect(kept).toEqual({ storiesPerEvening: null, bedtime: null, avoid: [], hasPin: true });
    const wrong = { status: 403, code: 'wrong-pin' };
    await expect(set(visitor, { storiesPerEvening: 5 })).rejects.toMatchObject(wrong);
    await expect(set(visitor, { storiesPerEvening: 5, currentPin: '4321' })).rejects.toMatchObject(wrong);
    await expect(set(visitor, { newPin: null, currentPin: '4321' })).rejects.toMatchObject(wrong);
    expect(await visitor.client.getParentalControls()).toEqual(kept);
    expect(await set(visitor, { storiesPerEvening: 5, currentPin: '1234' })).toMatchObject({ hasPin: true });
    expect(await set(visitor, { currentPin: '1234', newPin: '5678' })).toMatchObject({ hasPin: true });
    await expect(set(visitor, { currentPin: '1234' })).rejects.toMatchObject(wrong);
    expect(await set(visitor, { currentPin: '5678', newPin: null })).toMatchObject({ hasPin: false });
    expect(await set(visitor, {})).toMatchObject({ hasPin: false });
  });

  test('a forgotten PIN gives way to the account’s password, and to nothing less', async () => {
    const visitor = house.visitor();
    const { password } = await visitor.register();
    await set(visitor, { newPin: '1234' });
    await expect(set(visitor, { password: 'not the password', newPin: null })).rejects.toMatchObject({
      status: 403,
      code: 'wrong-password',
    });
    expect(await visitor.client.getParentalControls()).toMatchObject({ hasPin: true });
    expect(await set(visitor, { password, newPin: null })).toMatchObject({ hasPin: false });
    const { visitor: guest } = await family();
    await set(guest, { newPin: '1234' });
    await expect(set(guest, { password, newPin: null })).rejects.toMatchObject({ code: 'wrong-password' });
  });

  test('the PIN itself is kept nowhere', async () => {
    const { visitor } = await family();
    const { id } = await visitor.client.getUser();
    await set(visitor, { newPin: '1234' });
    const { queries } = house.composition.database;
    const row = await queries.selectFrom('parental_controls').selectAll().where('family_id', '=', id).execute();
    expect(row[0]?.pin_hash).toMatch(/^\$argon2id\$/);
  });

  test('guessing is slow: the eleventh try waits, though it were right', async () => {
    const { visitor } = await family();
    await set(visitor, { newPin: '1234' });
    for (let guess = 0; guess < 10; guess += 1) {
      await expect(set(visitor, { currentPin: `000${guess}` })).rejects.toMatchObject({ code: 'wrong-pin' });
    }
    const tooMany = { status: 429, code: 'too-many-requests' };
    await expect(set(visitor, { currentPin: '1234' })).rejects.toMatchObject(tooMany);
    house.setClock('2026-03-10T19:15:00Z');
    expect(await set(visitor, { currentPin: '1234' })).toMatchObject({ hasPin: true });
  });

  test.each([
    [{ storiesPerEvening: 0 }, 'storiesPerEvening'],
    [{ storiesPerEvening: 11 }, 'storiesPerEvening'],
    [{ bedtime: { from: '24:00', to: '20:00' } }, 'bedtime.from'],
    [{ bedtime: { from: '17:00', to: '7:00' } }, 'bedtime.to'],
    [{ avoid: Array.from({ length: 21 }, (_, index) => `${index}`) }, 'avoid'],
    [{ avoid: ['x'.repeat(41)] }, 'avoid.0'],
    [{ avoid: [''] }, 'avoid.0'],
    [{ newPin: '123' }, 'newPin'],
    [{ newPin: '１２３４' }, 'newPin'],
    [{ hasPin: false }, 'hasPin'],
  ])('%j is refused', async (rules, field) => {
    const { visitor } = await family();
    const answer = await visitor.json('/api/parental-controls', 'PUT', { ...noRules, ...rules });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ errors: [{ field }] });
  });

  test('stories an evening: the family’s own number ends its day, and says so', async () => {
    const { visitor, child } = await family();
    await set(visitor, { storiesPerEvening: 2 });
    await visitor.tell(child);
    await visitor.tell(child);
    const body = { childProfileId: child.id, selectedAttributes: ['pet'] };
    const refused = await visitor.json('/api/stories/generate', 'POST', body);
    expect(refused.status).toBe(429);
    expect(Math.abs(Number(refused.headers.get('retry-after')) - 4 * 3600)).toBeLessThan(2);
    expect(await refused.json()).toMatchObject({ code: 'evening-limit-reached' });
    house.setClock('2026-03-11T19:00:00Z');
    await visitor.tell(child);
  });

  test('of twenty at once, no more are told than the family wants', async () => {
    const { visitor, child } = await family();
    await set(visitor, { storiesPerEvening: 1 });
    house.writer.finishTogether(20);
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => visitor.tell(child)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const codes = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.code] : []));
    expect(new Set(codes)).toEqual(new Set(['evening-limit-reached']));
  });

  test('more than the plan allows is no gift', async () => {
    const { visitor, child } = await family();
    await set(visitor, { storiesPerEvening: 10 });
    for (const _ of [1, 2, 3]) await visitor.tell(child);
    await expect(visitor.tell(child)).rejects.toMatchObject({ code: 'daily-limit-reached' });
  });

  test.each([
    // Stockholm is an hour ahead: 16:59, 17:00, 20:59 and 21:00 there.
    ['17:00', '21:00', '2026-03-10T15:59:59Z', 1],
    ['17:00', '21:00', '2026-03-10T16:00:00Z', null],
    ['17:00', '21:00', '2026-03-10T19:59:59Z', null],
    ['17:00', '21:00', '2026-03-10T20:00:00Z', 20 * 3600],
    ['21:00', '01:00', '2026-03-10T22:30:00Z', null],
    ['21:00', '01:00', '2026-03-10T23:59:00Z', null],
    ['21:00', '01:00', '2026-03-11T00:00:00Z', 20 * 3600],
  ])('bedtime from %s to %s, at %s', async (from, to, instant, wait) => {
    house.setClock(instant);
    const { visitor, child } = await family();
    await set(visitor, { bedtime: { from, to } });
    const body = { childProfileId: child.id, selectedAttributes: ['pet'] };
    const answer = await visitor.json('/api/stories/generate', 'POST', body);
    expect(answer.status).toBe(wait === null ? 201 : 403);
    if (wait === null) return;
    expect(answer.headers.get('retry-after')).toBe(String(wait));
    expect(await answer.json()).toMatchObject({ code: 'outside-bedtime', detail: expect.stringContaining(from) });
    expect((await visitor.client.getUser()).dailyStoryCount).toBe(0);
  });

  test('a story that was made is shown at any time', async () => {
    const { visitor, child } = await family();
    const story = await visitor.tell(child, { 'idempotency-key': 'tonight' });
    await set(visitor, { bedtime: { from: '05:00', to: '06:00' } });
    expect(await visitor.client.getStory({ params: { id: story.id } })).toEqual(story);
    expect(await visitor.tell(child, { 'idempotency-key': 'tonight' })).toEqual(story);
  });

  test('the writer is told what to leave out', async () => {
    const { visitor, child } = await family();
    await set(visitor, { avoid: ['spindlar', 'clowner'] });
    await visitor.tell(child);
    expect(house.writer.assignments.at(-1)?.brief.avoid).toEqual(['spindlar', 'clowner']);
  });

  test.each([
    ['en spindel i badkaret', 422],
    ['A spider and a moon', 422],
    ['clownen som sov', 422],
    ['inga spindlar', 201],
    ['en drake, men inga clowner', 201],
    ['en drake', 201],
  ])('spiders and clowns avoided, “%s” wished for', async (theme, status) => {
    const { visitor, child } = await family();
    await set(visitor, { avoid: ['spindlar', 'clowner'] });
    const body = { childProfileId: child.id, selectedAttributes: ['pet'], theme };
    const answer = await visitor.json('/api/stories/generate', 'POST', body);
    expect(answer.status).toBe(status);
    if (status === 422) expect(await answer.json()).toMatchObject({ code: 'theme-avoided' });
  });

  test('a template about what is avoided is refused', async () => {
    const { visitor, child } = await family();
    const [collection] = await visitor.client.listCollections({ query: { category: 'theme' } });
    const templates = await visitor.client.listTemplates({ query: { collectionId: collection?.id ?? '' } });
    const [template] = templates;
    await set(visitor, { avoid: [template?.theme ?? ''] });
    const generate = (templateId: string) =>
      visitor.client.generateStory({ body: { childProfileId: child.id, selectedAttributes: [], templateId } });
    await expect(generate(template?.id ?? '')).rejects.toMatchObject({ status: 422, code: 'theme-avoided' });
    await set(visitor, {});
    expect(await generate(template?.id ?? '')).toMatchObject({ theme: template?.theme });
  });
});

describe('with the embedded storyteller', () => {
  const house = useHouse('sqlite');

  test('a family that leaves out everything there is gets an answer and no story', async () => {
    const visitor = await house.visitor().enterAsGuest();
    await visitor.tell(await visitor.describe());
    const assignment = house.writer.assignments[0];
    if (assignment === undefined) throw new Error('Nothing was told');
    const avoid = Object.values(englishForms).flatMap((forms) => forms.split(','));
    const brief = { ...assignment.brief, language: 'en', avoid } as const;
    const answer = embeddedStoryWriter(ownLibrary()).write({ ...assignment, brief });
    await expect(answer).rejects.toMatchObject({ code: 'too-much-avoided' });
  });
});
