import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { databases, useHouse } from './support/house.ts';
import { lettersIn } from './support/outbox.ts';
import { noLimits, quickHasher } from './support/quick-hasher.ts';
import { accept, inviteTo, join, tokenIn } from './support/sharing.ts';
import { paySandbox, turnCalendar } from './support/subscriber.ts';
import type { Visitor } from './support/visitor.ts';

const greeting = 'Den här skrattade Alma åt!';

describe.each(databases)('a story sent to a reader, on %s', (kind) => {
  const house = useHouse(kind, { passwordHasher: quickHasher, rateLimiter: noLimits });

  const family = async () => {
    const owner = house.visitor();
    const account = await owner.register();
    await owner.client.updatePreferences({ body: { firstName: 'Anna' } });
    await paySandbox(owner);
    const child = (await owner.describe()).id;
    const [first, second] = [await owner.tell({ id: child }), await owner.tell({ id: child })];
    const reader = await join(house, (await inviteTo({ visitor: owner, child }, 'reader')).link);
    const member = (await reader.client.getUser()).id;
    const send = (id: string, words: string | null = greeting, visitor = owner) =>
      visitor.client.sendStory({ params: { id, member }, body: { greeting: words } });
    return { owner, account, child, first, second, reader, member, send };
  };
  const sentTo = async (reader: Visitor) =>
    (await reader.client.listSentStories()).map(({ story, ...rest }) => ({ id: story.id, ...rest }));
  const lettersTo = async (visitor: Visitor) => {
    const { email } = await visitor.client.getUser();
    return (await lettersIn(house.config.dataDir)).filter(({ to }) => to === email).map(({ text }) => text);
  };

  test('lies first with its line, the last sent before; the parent sees to whom, and may put the line differently', async () => {
    const { owner, first, second, reader, member, send } = await family();
    const toSend = { id: member, name: 'Farmor Siv', mayRead: true };
    expect(await owner.client.listRecipients({ params: { id: first.id } })).toEqual([{ ...toSend, sent: null }]);
    expect(await send(first.id)).toEqual({ ...toSend, sent: { greeting, sentAt: '2026-03-10T19:00:00.000Z' } });
    house.setClock('2026-03-10T19:05:00Z');
    await send(second.id, null);
    expect(await sentTo(reader)).toEqual([
      { id: second.id, greeting: null, from: 'Anna', sentAt: '2026-03-10T19:05:00.000Z' },
      { id: first.id, greeting, from: 'Anna', sentAt: '2026-03-10T19:00:00.000Z' },
    ]);
    house.setClock('2026-03-10T19:06:00Z');
    await send(first.id, ' Läs den högt. ');
    expect((await sentTo(reader))[0]).toMatchObject({ id: first.id, greeting: 'Läs den högt.' });
    expect(await owner.client.listRecipients({ params: { id: first.id } })).toMatchObject([
      { sent: { greeting: 'Läs den högt.' } },
    ]);
    // One letter a story, which says nothing of child, story or line.
    const letters = (await lettersTo(reader)).filter((letter) => letter.includes('Anna'));
    expect(letters).toHaveLength(2);
    for (const letter of letters) expect(letter).not.toMatch(/Alma|Läs|skrattade/);
  });

  test('can be taken back, and put away by the reader; the story stays on the shelf', async () => {
    const { owner, first, second, reader, member, send } = await family();
    await send(first.id);
    await send(second.id);
    await owner.client.takeStoryBack({ params: { id: first.id, member } });
    expect((await sentTo(reader)).map(({ id }) => id)).toEqual([second.id]);
    await reader.client.putSentStoryAway({ params: { id: second.id } });
    expect(await sentTo(reader)).toEqual([]);
    expect(await reader.client.listShelf({ query: {} })).toHaveLength(2);
    const gone = { status: 404 };
    await expect(owner.client.takeStoryBack({ params: { id: first.id, member } })).rejects.toMatchObject(gone);
    await expect(reader.client.putSentStoryAway({ params: { id: second.id } })).rejects.toMatchObject(gone);
  });

  test('only what the reader may read: a child not chosen is told as such, and what is chosen no more is not shown', async () => {
    const { owner, child, first, reader, member, send } = await family();
    const sibling = await owner.describe({ name: 'Vidar' });
    const hidden = await owner.tell(sibling);
    expect(await owner.client.listRecipients({ params: { id: hidden.id } })).toMatchObject([{ mayRead: false }]);
    await expect(send(hidden.id)).rejects.toMatchObject({ status: 404 });
    await send(first.id);
    const choose = (childIds: string[]) =>
      owner.client.chooseSharedChildren({ params: { id: member }, body: { childIds } });
    await choose([sibling.id]);
    expect(await sentTo(reader)).toEqual([]);
    await choose([child]);
    expect(await sentTo(reader)).toHaveLength(1);
  });

  test('another parent sends too; a reader sends nothing; nobody sends to another parent or to a stranger', async () => {
    const { owner, child, first, reader, send } = await family();
    const parent = await join(house, (await inviteTo({ visitor: owner, child }, 'parent')).link);
    await parent.client.updatePreferences({ body: { firstName: 'Kim' } });
    await send(first.id, greeting, parent);
    expect(await sentTo(reader)).toMatchObject([{ from: 'Kim' }]);
    await expect(send(first.id, greeting, reader)).rejects.toMatchObject({ status: 403 });
    for (const nobody of [parent, house.visitor()]) {
      if (nobody !== parent) await nobody.register();
      const { id: member } = await nobody.client.getUser();
      await expect(
        owner.client.sendStory({ params: { id: first.id, member }, body: { greeting } }),
      ).rejects.toMatchObject({ status: 404 });
    }
    // Their words go with their account.
    await parent.client.eraseFamily({ body: { password: 'a quiet evening' } });
    expect(await sentTo(reader)).toEqual([]);
  });

  test('a line is one line, of at most 160 characters', async () => {
    const { first, send } = await family();
    await send(first.id, 'å'.repeat(160));
    for (const words of ['å'.repeat(161), 'one\ntwo'])
      await expect(send(first.id, words)).rejects.toMatchObject({ status: 400 });
  });

  test('is in the export of both, and goes with the story, the membership, the reader and the family', async () => {
    const { owner, account, child, first, second, reader, send } = await family();
    await send(first.id);
    await send(second.id);
    const rows = async (visitor: Visitor) => {
      await visitor.client.proveParent({ body: { password: account.password } });
      const zip = unzipSync(new Uint8Array(await (await visitor.fetch('/api/user/export')).arrayBuffer()));
      return JSON.parse(strFromU8(zip['data/sent_stories.json'] ?? new TextEncoder().encode('[]')));
    };
    for (const visitor of [owner, reader]) {
      expect(await rows(visitor)).toMatchObject([
        { story_id: first.id, greeting },
        { story_id: second.id, greeting },
      ]);
    }
    const { id: familyId } = await owner.client.getUser();
    const left = async () => {
      const { queries } = house.composition.database;
      return (await queries.selectFrom('sent_stories').select('story_id').where('family_id', '=', familyId).execute())
        .length;
    };
    await owner.client.deleteStory({ params: { id: first.id } });
    expect(await left()).toBe(1);
    const { family: joined } = await reader.client.getUser();
    await reader.client.leaveFamily({ params: { id: joined.id } });
    expect(await left()).toBe(0);

    const next = await join(house, (await inviteTo({ visitor: owner, child }, 'reader')).link);
    const { id: member } = await next.client.getUser();
    const again = () => owner.client.sendStory({ params: { id: second.id, member }, body: { greeting } });
    await again();
    await next.client.eraseFamily({ body: { password: 'a quiet evening' } });
    expect(await left()).toBe(0);
    const last = await join(house, (await inviteTo({ visitor: owner, child }, 'reader')).link);
    const key = { id: second.id, member: (await last.client.getUser()).id };
    await owner.client.sendStory({ params: key, body: { greeting } });
    expect(await left()).toBe(1);
    await owner.client.eraseFamily({ body: { password: account.password } });
    expect(await left()).toBe(0);
  });

  test('when Premium ends, whoever is in stays and reads; links rest, and nobody new is asked in', async () => {
    const { owner, child, first, reader, send } = await family();
    const parent = await join(house, (await inviteTo({ visitor: owner, child }, 'parent')).link);
    const waiting = await inviteTo({ visitor: owner, child }, 'reader');
    const own = await owner.fetch(`/api/invitation?token=${tokenIn(waiting.link)}&lang=en`);
    expect([own.status, await own.text()]).toEqual([409, expect.stringContaining('This is your own link')]);
    await owner.client.cancelSubscription();
    await turnCalendar(owner, 'trial-end');
    expect((await owner.client.getUser()).isSubscribed).toBe(false);

    await send(first.id);
    expect(await sentTo(reader)).toMatchObject([{ id: first.id, greeting }]);
    expect(await reader.client.listShelf({ query: {} })).toHaveLength(2);
    expect((await reader.client.getStory({ params: { id: first.id } })).content).toBe(first.content);
    expect((await parent.client.getStory({ params: { id: first.id } })).id).toBe(first.id);
    await expect(inviteTo({ visitor: owner, child }, 'reader')).rejects.toMatchObject({ status: 402 });
    const late = house.visitor();
    await late.register();
    const refused = await accept(late, waiting.link);
    expect([refused.status, await refused.text()]).toEqual([410, expect.stringContaining('The link is resting')]);
    await paySandbox(owner);
    expect((await accept(late, waiting.link)).status).toBe(303);
  });
});
