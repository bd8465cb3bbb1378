import { languages } from '@sagolykta/domain/language';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { databases } from './support/house.ts';
import { followToEnd, useModelHouse } from './support/model-house.ts';
import { startModelWire } from './support/model-wire.ts';
import { typed, typedElements, typedSecrets } from './support/typed-family.ts';

const wire = await startModelWire();
afterAll(() => wire.stop());

const calledName = 'Bettan';
const elements = typedElements;
/** What is found again in what was sent must be none of these. */
const secrets = [...typedSecrets, '070-123', 'kim@example.org', 'Storgatan'];

describe.each(databases)('what a model is told, on %s', (kind) => {
  const house = useModelHouse(kind, wire, { deadlines: { firstWord: 5_000, whole: 10_000 } });
  beforeEach(() => {
    wire.sent.length = 0;
  });

  const family = async () => {
    const visitor = await house.visitor().enterAsGuest();
    await visitor.client.updatePreferences({ body: { calledName, firstName: 'Ingegerd', lastName: 'Storgatan' } });
    await visitor.client.chooseOutsideHelp({ params: { kind: 'writer' }, body: { isOn: true } });
    return { visitor, child: await visitor.describe(typed) };
  };

  test.each([
    ...languages.map((language) => [language, null] as const),
    ['sv', 'Wilhelminas resa till Överkalix med mormor Gunborg och kapten gräddnos'],
    ['sv', 'en kväll hos tant Ingegerd på Storgatan, ring 070-123 45 67 eller kim@example.org'],
    ['en', 'the day Zarah-Lo found Thorvald’s hat at Kråkbackeskolan'],
    ['en', 'a dragon who hums Känn ingen sorg by Håkan Hellström'],
  ] as const)('in %s, about %s: not one word of the family', async (language, theme) => {
    const { visitor, child } = await family();
    const begun = await visitor.client.generateStory({
      body: { childProfileId: child.id, selectedAttributes: [...elements], language, theme },
    });
    const { story } = await followToEnd(visitor, begun.id);
    expect(story).toMatchObject({ status: 'ready', writer: 'test-model' });
    expect(wire.sent).toHaveLength(1);
    const bytes = wire.sent[0]?.toString('utf8').toLowerCase() ?? '';
    expect(bytes).toContain('milvra');
    for (const secret of secrets) expect(bytes, secret).not.toContain(secret.toLowerCase());
    expect(bytes).not.toContain(child.id);
    expect(bytes).not.toContain(story.id);
  });

  test.each([
    ['sv', 'Wilhelminas'],
    ['en', 'Wilhelmina’s'],
  ] as const)('in %s everybody comes home as themselves', async (language, genitive) => {
    const { visitor, child } = await family();
    const begun = await visitor.client.generateStory({
      body: { childProfileId: child.id, selectedAttributes: [...elements], language },
    });
    const { story } = await followToEnd(visitor, begun.id);
    const text = `${story.title}\n${story.content}\n${story.images.map(({ alt }) => alt).join('\n')}`;
    for (const word of [genitive, 'Zarah-Lo', 'Kapten Gräddnos', 'Överkalix', 'Kråkbackeskolan', 'Gunborg'])
      expect(text).toContain(word);
    expect(text).not.toMatch(/milvra|tovlin|nuffel|tirvela|orvido|norrvika|tallmo|runavik|vindelia|lyktalei/i);
  });

  test('a name that ends in s has no more of them, and kin begins a sentence with a capital', async () => {
    const { visitor, child } = await family();
    await visitor.client.updateChildProfile({
      params: { id: child.id },
      body: { ...typed, name: 'Lucas', age: 6, grandmaName: 'Mormor' },
    });
    wire.say((prompt) => {
      const [name = ''] = /Milvra/.exec(prompt) ?? [];
      const line = `Tirvela tog ${name}s lykta i handen, och ${name} följde med till grinden där det var mörkt och stilla, sa Tirvela. `;
      return `TITEL: ${name}s lykta\n\n${Array.from({ length: 6 }, () => line.repeat(3)).join('\n\n')}`;
    });
    const begun = await visitor.client.generateStory({
      body: { childProfileId: child.id, selectedAttributes: ['grandparents'], language: 'sv' },
    });
    const { story } = await followToEnd(visitor, begun.id);
    wire.say(undefined);
    expect(story.title).toBe('Lucas lykta');
    expect(story.content).toContain('Mormor tog Lucas lykta i handen, och Lucas följde med');
    expect(story.content).toContain('stilla, sa mormor. Mormor tog');
  });

  test('a family that has not agreed is told by our own storyteller, and nothing is connected to', async () => {
    const visitor = await house.visitor().enterAsGuest();
    const child = await visitor.describe(typed);
    const before = wire.connections();
    expect(await visitor.client.getOutsideHelp({ params: { kind: 'writer' } })).toEqual({
      name: 'test-model',
      host: null,
      isOn: false,
    });
    expect(await visitor.tell(child)).toMatchObject({ status: 'ready', writer: 'embedded' });
    await visitor.client.chooseOutsideHelp({ params: { kind: 'writer' }, body: { isOn: true } });
    await visitor.client.chooseOutsideHelp({ params: { kind: 'writer' }, body: { isOn: false } });
    expect(await visitor.tell(child)).toMatchObject({ status: 'ready', writer: 'embedded' });
    expect(wire.connections()).toBe(before);
  });

  test('a yes to one receiver is no yes to another', async () => {
    const { visitor, child } = await family();
    const { id: familyId } = await visitor.client.getUser();
    const { queries } = house.composition.database;
    await queries
      .updateTable('consents')
      .set({ version: '2026-11-21 models.example' })
      .where('family_id', '=', familyId)
      .execute();
    const before = wire.connections();
    expect(await visitor.client.getOutsideHelp({ params: { kind: 'writer' } })).toMatchObject({ isOn: false });
    expect(await visitor.tell(child)).toMatchObject({ status: 'ready', writer: 'embedded' });
    expect(wire.connections()).toBe(before);
  });
});
