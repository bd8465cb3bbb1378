import type { Story } from '@sagolykta/contract/stories';
import { describe, expect, test } from 'vitest';
import { databases, useHouse } from './support/house.ts';
import { lettersIn } from './support/outbox.ts';
import { noLimits, quickHasher } from './support/quick-hasher.ts';
import { accept, inviteTo, join, tokenIn } from './support/sharing.ts';
import { paySandbox } from './support/subscriber.ts';

describe.each(databases)('family sharing, on %s', (kind) => {
  const house = useHouse(kind, { passwordHasher: quickHasher, rateLimiter: noLimits });

  const premium = async () => {
    const visitor = house.visitor();
    const account = await visitor.register();
    await visitor.client.updatePreferences({ body: { firstName: 'Anna', calledName: 'mamma' } });
    await paySandbox(visitor);
    const child = await visitor.describe();
    const story = await visitor.tell(child);
    return { visitor, account, child: child.id, story };
  };
  const lettersOf = async (email: string) =>
    (await lettersIn(house.config.dataDir))
      .filter(({ to }) => to === email)
      .map(({ text }) => text)
      .join('\n');
  const pageOf = async (answer: Response) => [answer.status, await answer.text()] as const;

  test('a free family is told that it belongs to Premium; what it has to choose must be its own', async () => {
    const free = house.visitor();
    await free.register();
    const child = await free.describe();
    await expect(inviteTo({ visitor: free, child: child.id }, 'reader')).rejects.toMatchObject({ status: 402 });
    const owner = await premium();
    await expect(inviteTo({ ...owner, child: child.id }, 'reader')).rejects.toMatchObject({ status: 400 });
    await expect(
      owner.visitor.client.inviteMember({ body: { name: 'Siv', role: 'reader', childIds: [] } }),
    ).rejects.toMatchObject({ status: 400 });
  });

  test('with a PIN, inviting and removing want it', async () => {
    const owner = await premium();
    const reader = await join(house, (await inviteTo(owner, 'reader')).link);
    const { id } = await reader.client.getUser();
    const rules = { storiesPerEvening: null, bedtime: null, avoid: [], currentPin: null, newPin: '4321' };
    await owner.visitor.client.changeParentalControls({ body: rules });
    const refused = { problem: { code: 'pin-needed' } };
    await expect(inviteTo(owner, 'reader')).rejects.toMatchObject(refused);
    await expect(owner.visitor.client.removeMember({ params: { id } })).rejects.toMatchObject(refused);
    const share = { params: { id }, body: { childIds: [] } };
    await expect(owner.visitor.client.chooseSharedChildren(share)).rejects.toMatchObject(refused);
    await owner.visitor.client.proveParent({ body: { pin: '4321' } });
    await owner.visitor.client.removeMember({ params: { id } });
  });

  test('the page of a link says who invites, and nothing of the children; the account comes first, and leads back', async () => {
    const owner = await premium();
    const { link } = await inviteTo(owner, 'reader');
    const stranger = house.visitor();
    const address = link.slice(new URL(link).origin.length);
    const [status, page] = await pageOf(await stranger.fetch(`${address.split('&')[0]}&lang=sv`));
    expect(status).toBe(200);
    expect(page).toContain('Anna bjuder in dig');
    expect(page).not.toMatch(/Alma|Lund|@example/);
    const [, english] = await pageOf(await stranger.fetch(`${address.split('&')[0]}&lang=en`));
    expect(english).toContain('Anna invites you');
    // Saying yes without an account shows the page again, and uses nothing up.
    expect(await pageOf(await accept(stranger, link))).toEqual([
      200,
      expect.stringContaining('/api/login?lang=en&amp;returnTo='),
    ]);
    const guest = await house.visitor().enterAsGuest();
    expect(await pageOf(await accept(guest, link))).toEqual([
      200,
      expect.stringContaining('/api/login?lang=en&amp;returnTo='),
    ]);

    const account = { email: 'far-away@example.org', password: 'a quiet evening' };
    const registered = await stranger.post('/api/register', { ...account, returnTo: address });
    expect(registered.headers.get('location')).toBe(address);
    const [, again] = await pageOf(await stranger.fetch(address));
    expect(again).toContain(account.email);
    const accepted = await accept(stranger, link);
    expect([accepted.status, accepted.headers.get('location')]).toEqual([303, '/']);
    expect((await stranger.client.getUser()).family.role).toBe('reader');
  });

  test('a link works once, of two at once for one; a link that is dead says why', async () => {
    const owner = await premium();
    const { link } = await inviteTo(owner, 'reader');
    const both = [house.visitor(), house.visitor()];
    await Promise.all(both.map((one) => one.register()));
    const answers = await Promise.all(both.map((one) => accept(one, link)));
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 410]);
    expect((await owner.visitor.client.listMembers()).members).toHaveLength(1);
    const asker = house.visitor();
    await asker.register();
    expect(await pageOf(await accept(asker, link))).toEqual([410, expect.stringContaining('has been used')]);

    const withdrawn = await inviteTo(owner, 'reader');
    await owner.visitor.client.withdrawInvitation({ params: { id: withdrawn.id } });
    await expect(owner.visitor.client.withdrawInvitation({ params: { id: withdrawn.id } })).rejects.toMatchObject({
      status: 404,
    });
    expect(await pageOf(await accept(asker, withdrawn.link))).toEqual([410, expect.stringContaining('was taken back')]);

    const own = await inviteTo(owner, 'parent');
    expect(await pageOf(await accept(owner.visitor, own.link))).toEqual([
      409,
      expect.stringContaining('your own link'),
    ]);
    house.setClock('2026-03-17T19:00:00Z');
    expect(await pageOf(await accept(asker, own.link))).toEqual([410, expect.stringContaining('grown too old')]);
    expect(await pageOf(await accept(asker, own.link.replace('token=', 'token=x')))).toEqual([
      410,
      expect.stringContaining('cannot find'),
    ]);
    expect((await owner.visitor.client.listMembers()).invitations).toEqual([]);
  });

  test('another parent who opens grandmother’s link stays a parent, and the link is still hers', async () => {
    const owner = await premium();
    const parent = await join(house, (await inviteTo(owner, 'parent')).link);
    const { link } = await inviteTo(owner, 'reader');
    const opened = await parent.fetch(`/api/invitation?token=${tokenIn(link)}&lang=en`);
    expect(await pageOf(opened)).toEqual([409, expect.stringContaining('You are with them already')]);
    expect((await accept(parent, link)).status).toBe(409);
    expect((await parent.client.getUser()).family.role).toBe('parent');
    const reader = await join(house, link);
    expect((await reader.client.getUser()).family.role).toBe('reader');
    // The other way round somebody who reads along may become a parent.
    expect((await accept(reader, (await inviteTo(owner, 'parent')).link)).status).toBe(303);
    expect((await reader.client.getUser()).family.role).toBe('parent');
  });

  test('only a hash of a link is kept, and no letter but the owner’s tells that somebody came', async () => {
    const owner = await premium();
    const { link } = await inviteTo(owner, 'reader');
    const kept = await house.composition.database.queries.selectFrom('invitations').selectAll().execute();
    expect(JSON.stringify(kept)).not.toContain(tokenIn(link));
    await join(house, link);
    const letters = await lettersOf(owner.account.email);
    expect(letters).toContain('Farmor Siv');
    expect(letters).not.toContain('Alma');
  });

  test('a reader has the shelf of the chosen children: the story, and nothing of what went into it', async () => {
    const owner = await premium();
    const sibling = await owner.visitor.describe({ name: 'Vidar' });
    const hidden = await owner.visitor.tell(sibling);
    await owner.visitor.client.toggleFavorite({ params: { id: owner.story.id } });
    const reader = await join(house, (await inviteTo(owner, 'reader')).link);
    const shelf = await reader.client.listShelf({ query: {} });
    expect(shelf.map(({ id, isFavorite }) => [id, isFavorite])).toEqual([[owner.story.id, false]]);
    const story = await reader.client.getStory({ params: { id: owner.story.id } });
    expect(story).toMatchObject({ content: owner.story.content, selectedAttributes: [], theme: null, notice: null });
    expect(story.isFavorite).toBe(false);

    const { id } = await reader.client.getUser();
    await owner.visitor.client.chooseSharedChildren({ params: { id }, body: { childIds: [sibling.id] } });
    expect((await reader.client.listShelf({ query: {} })).map((one) => one.id)).toEqual([hidden.id]);
    await expect(reader.client.getStory({ params: { id: owner.story.id } })).rejects.toMatchObject({ status: 404 });
    await owner.visitor.client.deleteChildProfile({ params: { id: sibling.id } });
    expect(await reader.client.listShelf({ query: {} })).toEqual([]);
  });

  test('the shelf comes in pages', async () => {
    const owner = await premium();
    for (let count = 0; count < 2; count += 1) await owner.visitor.tell({ id: owner.child });
    const reader = await join(house, (await inviteTo(owner, 'reader')).link);
    const first = await reader.fetch('/api/shelf?limit=2');
    const next = /<([^>]+)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
    const last = await reader.fetch(next);
    const ids = [...((await first.json()) as Story[]), ...((await last.json()) as Story[])].map((story) => story.id);
    expect([ids.length, new Set(ids).size, ids.at(-1), last.headers.get('link')]).toEqual([3, 3, owner.story.id, null]);
  });

  test('removing somebody ends their sessions at once; a link of before brings nobody back', async () => {
    const owner = await premium();
    const { link } = await inviteTo(owner, 'parent');
    const reader = house.visitor();
    const account = await reader.register();
    await accept(reader, link);
    const { id } = await reader.client.getUser();
    expect((await owner.visitor.client.listMembers()).members).toMatchObject([{ id, email: account.email }]);
    await owner.visitor.client.removeMember({ params: { id } });
    await expect(reader.client.getUser()).rejects.toMatchObject({ status: 401 });
    await reader.post('/api/login', account);
    expect(await reader.client.getUser()).toMatchObject({ family: { id, role: 'owner' }, joined: [] });
    await expect(reader.client.getStory({ params: { id: owner.story.id } })).rejects.toMatchObject({ status: 404 });
    expect((await accept(reader, link)).status).toBe(410);
    expect(await lettersOf(account.email)).toContain('Anna');
    // The owner is no member: nobody can remove the last one.
    const { id: ownerId } = await owner.visitor.client.getUser();
    await expect(owner.visitor.client.removeMember({ params: { id: ownerId } })).rejects.toMatchObject({ status: 404 });
    await expect(owner.visitor.client.leaveFamily({ params: { id: ownerId } })).rejects.toMatchObject({ status: 404 });
  });

  test('who has a family of their own joins with the account they have, goes to and fro, and may leave', async () => {
    const [owner, other] = [await premium(), await premium()];
    expect((await accept(other.visitor, (await inviteTo(owner, 'reader')).link)).status).toBe(303);
    const { id, joined, family } = await other.visitor.client.getUser();
    expect(joined).toEqual([{ id: family.id, role: 'reader', owner: 'Anna' }]);
    await other.visitor.client.enterFamily({ params: { id } });
    expect((await other.visitor.client.listStories({ query: {} })).map((story) => story.id)).toEqual([other.story.id]);
    await other.visitor.client.enterFamily({ params: { id: family.id } });
    expect((await other.visitor.client.listShelf({ query: {} })).map((story) => story.id)).toEqual([owner.story.id]);
    // A new browser of who has children of their own begins at home.
    const elsewhere = house.visitor();
    await elsewhere.post('/api/login', other.account);
    expect((await elsewhere.client.getUser()).family.role).toBe('owner');

    await other.visitor.client.leaveFamily({ params: { id: family.id } });
    expect(await other.visitor.client.getUser()).toMatchObject({ family: { id, role: 'owner' }, joined: [] });
    await expect(other.visitor.client.enterFamily({ params: { id: family.id } })).rejects.toMatchObject({
      status: 404,
    });
    await expect(other.visitor.client.leaveFamily({ params: { id: family.id } })).rejects.toMatchObject({
      status: 404,
    });
  });

  test('another parent makes a story in the family, goes by their own name, and has an account of their own', async () => {
    const owner = await premium();
    const parent = await join(house, (await inviteTo(owner, 'parent')).link);
    await parent.client.updatePreferences({ body: { calledName: 'pappa', autoImages: false } });
    expect(await owner.visitor.client.getUser()).toMatchObject({ calledName: 'mamma', autoImages: false });
    const told = await parent.tell({ id: owner.child });
    expect((await owner.visitor.client.getStory({ params: { id: told.id } })).id).toBe(told.id);
    expect(house.writer.assignments.at(-1)?.brief).toMatchObject({ calledName: 'pappa' });
    // Their own password is what they have to show, and changes nothing of the owner's.
    await parent.client.changePassword({
      body: { currentPassword: 'a quiet evening', newPassword: 'a new moon tonight' },
    });
    await house.visitor().post('/api/login', owner.account);
    await parent.client.eraseFamily({ body: { password: 'a new moon tonight' } });
    expect((await owner.visitor.client.getStory({ params: { id: told.id } })).id).toBe(told.id);
    expect((await owner.visitor.client.listMembers()).members).toEqual([]);
  });

  test('a PIN shown in one family says nothing in another', async () => {
    const [owner, other] = [await premium(), await premium()];
    const rules = { storiesPerEvening: null, bedtime: null, avoid: [], currentPin: null, newPin: '4321' };
    await owner.visitor.client.changeParentalControls({ body: rules });
    await other.visitor.client.changeParentalControls({ body: { ...rules, newPin: '8765' } });
    await owner.visitor.client.proveParent({ body: { pin: '4321' } });
    await owner.visitor.client.proveParent({ body: { password: 'a quiet evening' } });
    const { link } = await inviteTo(owner, 'parent');
    await accept(other.visitor, link);
    const { id, family } = await other.visitor.client.getUser();
    await other.visitor.client.enterFamily({ params: { id } });
    await other.visitor.client.proveParent({ body: { pin: '8765' } });
    await other.visitor.client.enterFamily({ params: { id: family.id } });
    await expect(other.visitor.client.deleteChildProfile({ params: { id: owner.child } })).rejects.toMatchObject({
      problem: { code: 'pin-needed' },
    });
    await other.visitor.client.proveParent({ body: { pin: '4321' } });
    await other.visitor.client.deleteChildProfile({ params: { id: owner.child } });
  });

  test('a family erased while somebody reads: they are home again, and nothing of it is left with them', async () => {
    const owner = await premium();
    const reader = await join(house, (await inviteTo(owner, 'reader')).link);
    await owner.visitor.client.eraseFamily({ body: { password: owner.account.password } });
    await expect(reader.client.getStory({ params: { id: owner.story.id } })).rejects.toMatchObject({ status: 404 });
    const { id } = await reader.client.getUser();
    expect(await reader.client.getUser()).toMatchObject({ family: { id, role: 'owner' }, joined: [] });
    expect(await reader.client.listShelf({ query: {} })).toEqual([]);
  });

  test('there is room for twenty', async () => {
    const owner = await premium();
    for (let count = 0; count < 20; count += 1) await inviteTo(owner, 'reader');
    await expect(inviteTo(owner, 'reader')).rejects.toMatchObject({ problem: { code: 'too-many-members' } });
  });
});
