import { ownLibrary } from '@sagolykta/library/own-library';
import type { Manuscript } from '@sagolykta/storyteller';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { embeddedStoryWriter } from '../src/adapters/story-writer/embedded-story-writer.ts';
import { type Composition, compose } from '../src/compose/compose.ts';
import type { ModelWriter, StoryAssignment } from '../src/ports/story-writer.ts';
import { fakeIllustrator } from './support/fake-illustrator.ts';
import { databases, makePlace, someEvening } from './support/house.ts';
import { followToEnd } from './support/model-house.ts';
import { Visitor } from './support/visitor.ts';

/** A model of ours that writes one paragraph, and the rest when it is let. */
function heldWriter(words: string) {
  const begun: StoryAssignment[] = [];
  const holds: PromiseWithResolvers<void>[] = [];
  const writer: ModelWriter = {
    name: `model ${words}`,
    host: null,
    write: async (assignment, onDraft, signal) => {
      signal.throwIfAborted();
      begun.push(assignment);
      const hold = Promise.withResolvers<void>();
      holds.push(hold);
      hold.promise.catch(() => {});
      signal.addEventListener('abort', () => hold.reject(signal.reason));
      await onDraft({ title: words, content: `${words} began.` });
      await hold.promise;
      const { brief, seed, memory } = assignment;
      const whole: Manuscript = await embeddedStoryWriter(ownLibrary()).write({ brief, seed, memory });
      return { ...whole, title: words, content: `${words} began.\n\n${words} ended.` };
    },
  };
  const letGo = () => {
    for (const hold of holds.splice(0)) hold.resolve();
  };
  return { writer, begun, letGo };
}

describe.each(databases)('a story that takes a while, on %s', (kind) => {
  let now = new Date(someEvening);
  let place: Awaited<ReturnType<typeof makePlace>>;
  const instances: Composition[] = [];
  const open = async (modelWriter: ModelWriter) => {
    const instance = await compose(place.config, {
      clock: () => now,
      storyWriter: embeddedStoryWriter(ownLibrary()),
      illustrator: fakeIllustrator,
      webFolder: '/nowhere',
      modelWriter,
    });
    instances.push(instance);
    return instance;
  };
  beforeAll(async () => {
    place = await makePlace(kind);
  });
  afterEach(async () => {
    for (const instance of instances.splice(0)) await instance.app.close();
  });
  afterAll(() => place.leave());
  const later = (seconds: number) => {
    now = new Date(now.getTime() + seconds * 1000);
  };
  const begin = async (instance: Composition) => {
    const visitor = await new Visitor(instance.app).enterAsGuest();
    await visitor.client.chooseOutsideHelp({ params: { kind: 'writer' }, body: { isOn: true } });
    const child = await visitor.describe();
    return { visitor, child, story: await visitor.tell(child) };
  };
  /** The same family at another instance. */
  const at = (instance: Composition, visitor: Visitor) => {
    const other = new Visitor(instance.app);
    for (const [name, value] of visitor.cookies) other.cookies.set(name, value);
    return other;
  };

  test('opens at once, shows what is written, and is whole in the end', async () => {
    const model = heldWriter('Anna');
    const { visitor, story } = await begin(await open(model.writer));
    expect(story).toMatchObject({ status: 'writing', images: [], readingTime: null, writer: 'model Anna' });
    const first = await visitor.client.followStory({ params: { id: story.id }, query: { since: 0 } });
    expect(first).toMatchObject({ story: { status: 'writing', title: 'Anna', content: 'Anna began.' } });
    expect(first.progress).toBeGreaterThan(0);
    expect(first.progress).toBeLessThan(0.1);
    // Reloaded, the page has what was there.
    expect(await visitor.client.getStory({ params: { id: story.id } })).toEqual(first.story);
    expect(await visitor.client.listStories({ query: {} })).toMatchObject([{ id: story.id, status: 'writing' }]);
    model.letGo();
    const { story: whole } = await followToEnd(visitor, story.id);
    expect(whole).toMatchObject({ status: 'ready', content: 'Anna began.\n\nAnna ended.', writer: 'model Anna' });
    expect(whole.images).toHaveLength(3);
    expect(whole.readingTime).toBeGreaterThan(0);
  });

  test('is written to its end though nobody looks', async () => {
    const model = heldWriter('Berit');
    const { visitor, story } = await begin(await open(model.writer));
    await vi.waitFor(() => expect(model.begun).toHaveLength(1));
    model.letGo();
    await vi.waitFor(async () =>
      expect(await visitor.client.getStory({ params: { id: story.id } })).toMatchObject({ status: 'ready' }),
    );
  });

  test('is one work, however many instances look for some', async () => {
    const [one, other] = [heldWriter('Cilla'), heldWriter('Disa')];
    const [first, second] = [await open(one.writer), await open(other.writer)];
    const { visitor, story } = await begin(first);
    await vi.waitFor(() => expect(one.begun).toHaveLength(1));
    await Promise.all([second.takeUpStories(), second.takeUpStories(), first.takeUpStories()]);
    const following = at(second, visitor).client.followStory({ params: { id: story.id }, query: { since: 50 } });
    one.letGo();
    expect((await following).story).toMatchObject({ status: 'ready', writer: 'model Cilla' });
    expect(other.begun).toHaveLength(0);
  });

  test('is taken up by another instance when its own is gone, and written once', async () => {
    const [gone, next] = [heldWriter('Elin'), heldWriter('Frida')];
    const [first, second] = [await open(gone.writer), await open(next.writer)];
    const { visitor, story } = await begin(first);
    await vi.waitFor(() => expect(gone.begun).toHaveLength(1));
    later(21);
    await second.takeUpStories();
    await vi.waitFor(() => expect(next.begun).toHaveLength(1));
    expect(next.begun[0]?.seed).toBe(gone.begun[0]?.seed);
    next.letGo();
    const { story: whole } = await followToEnd(at(second, visitor), story.id);
    expect(whole).toMatchObject({ status: 'ready', writer: 'model Frida' });
    // The one that was thought gone comes back with its own: too late.
    gone.letGo();
    await new Promise((soon) => setTimeout(soon, 100));
    expect(await visitor.client.getStory({ params: { id: story.id } })).toEqual(whole);
    expect(await visitor.client.getUser()).toMatchObject({ dailyStoryCount: 1 });
  });

  test('is let go of when the server is asked to stop, and a reader’s next look takes it up', async () => {
    const [closing, next] = [heldWriter('Gerd'), heldWriter('Hilma')];
    const [first, second] = [await open(closing.writer), await open(next.writer)];
    const { visitor, story } = await begin(first);
    await vi.waitFor(() => expect(closing.begun).toHaveLength(1));
    await first.app.close();
    const following = followToEnd(at(second, visitor), story.id);
    await vi.waitFor(() => expect(next.begun).toHaveLength(1));
    next.letGo();
    expect((await following).story).toMatchObject({ writer: 'model Hilma' });
  });

  test('is told by our own storyteller when two instances have died over it', async () => {
    const models = [heldWriter('Iris'), heldWriter('Jonna'), heldWriter('Karin')] as const;
    const { visitor, story } = await begin(await open(models[0].writer));
    await vi.waitFor(() => expect(models[0].begun).toHaveLength(1));
    later(21);
    await (await open(models[1].writer)).takeUpStories();
    await vi.waitFor(() => expect(models[1].begun).toHaveLength(1));
    later(21);
    await (await open(models[2].writer)).takeUpStories();
    const { story: whole } = await followToEnd(visitor, story.id);
    expect(whole).toMatchObject({ status: 'ready', writer: 'embedded' });
    expect(whole.content).toContain('Bosse');
    expect(models[2].begun).toHaveLength(0);
  });

  test('that cannot be finished at all gives the day its story back, once', async () => {
    const model = heldWriter('Lova');
    const instance = await open(model.writer);
    const { visitor, child, story } = await begin(instance);
    await vi.waitFor(() => expect(model.begun).toHaveLength(1));
    await instance.database.queries
      .updateTable('stories')
      .set({ work: JSON.stringify({ assignment: {}, fallback: null, hasPictures: true, day: '2026-03-10' }) })
      .where('id', '=', story.id)
      .execute();
    for (let turn = 0; turn < 7; turn += 1) {
      later(21);
      const next = await open(heldWriter('Maja').writer);
      await next.takeUpStories();
      // Closing waits for the turn to end.
      await next.app.close();
      instances.pop();
    }
    const { story: lost } = await followToEnd(visitor, story.id);
    expect(lost).toMatchObject({ status: 'failed' });
    expect(await visitor.client.getUser()).toMatchObject({ dailyStoryCount: 0 });
    expect(await visitor.client.listStories({ query: {} })).toEqual([]);
    expect(await visitor.client.getUserStats()).toMatchObject({ totalStories: 0 });
    await visitor.client.chooseOutsideHelp({ params: { kind: 'writer' }, body: { isOn: false } });
    expect(await visitor.tell(child)).toMatchObject({ status: 'ready' });
    expect(await visitor.client.getUser()).toMatchObject({ dailyStoryCount: 1 });
  });

  test('is gone with its child, and leaves nothing behind', async () => {
    const model = heldWriter('Nora');
    const { visitor, child, story } = await begin(await open(model.writer));
    await vi.waitFor(() => expect(model.begun).toHaveLength(1));
    await visitor.client.deleteChildProfile({ params: { id: child.id } });
    model.letGo();
    await expect(visitor.client.followStory({ params: { id: story.id }, query: {} })).rejects.toMatchObject({
      status: 404,
    });
  });
});
