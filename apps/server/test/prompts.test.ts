import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { onlyNameAndAge } from '@sagolykta/domain/child-profile';
import { languages } from '@sagolykta/domain/language';
import { afterAll, describe, expect, test } from 'vitest';
import { canary, promptVersion, storyPrompt } from '../src/adapters/story-writer/prompts/story-1.ts';
import { disguise } from '../src/adapters/story-writer/stand-ins.ts';
import { injections } from './support/injections.ts';
import { followToEnd, useModelHouse } from './support/model-house.ts';
import { startModelWire } from './support/model-wire.ts';
import { alma } from './support/visitor.ts';

const wire = await startModelWire();
afterAll(() => wire.stop());

const profile = {
  ...onlyNameAndAge,
  ...alma,
  pronoun: 'she',
  region: 'sweden',
  bestFriendPronoun: 'name',
  petPronoun: 'name',
  school: 'Fågelskolan',
} as const;

test.each(languages.flatMap((language) => [[language, 'retell'] as const, [language, 'invent'] as const]))(
  'the request in %s, to %s, is word for word what was reviewed',
  (language, kind) => {
    const brief = {
      language,
      profile,
      elements: ['pet', 'bestFriend', 'school'] as const,
      theme: kind === 'invent' ? 'en snurfla med Elsa' : null,
      calledName: 'mamma',
      season: 'winter' as const,
      avoid: ['spindlar'],
    };
    const disguised = disguise(brief);
    const plot = { premise: 'The premise.', title: 'The title', text: 'One.\n\nTwo.' };
    const { system, prompt } = storyPrompt({ ...disguised, plot: kind === 'retell' ? plot : null });
    const file = join(import.meta.dirname, 'golden', `${promptVersion}-${kind}.${language}.txt`);
    const whole = `${system}\n\n--------\n\n${prompt}\n`;
    if (process.env.UPDATE_GOLDEN !== undefined) writeFileSync(file, whole);
    expect(whole).toBe(readFileSync(file, 'utf8'));
  },
);

describe('what is typed to command a model', () => {
  const house = useModelHouse('sqlite', wire, { deadlines: { firstWord: 5_000, whole: 10_000 } });
  const fields = ['name', 'city', 'school', 'bestFriendName', 'petName', 'grandmaName', 'favoriteSong'] as const;

  test.each(injections)('%s, %s: in every field', async (language, text) => {
    const visitor = await house.visitor().enterAsGuest();
    await visitor.client.chooseOutsideHelp({ params: { kind: 'writer' }, body: { isOn: true } });
    const typed = Object.fromEntries(fields.map((field) => [field, text.slice(0, 40)]));
    const child = await visitor.describe(typed);
    const before = wire.sent.length;
    const begun = await visitor.client.generateStory({
      body: {
        childProfileId: child.id,
        selectedAttributes: ['city', 'school', 'bestFriend', 'pet', 'grandparents', 'music'],
        theme: text,
        language,
      },
    });
    const { story } = await followToEnd(visitor, begun.id);
    expect(story.status).toBe('ready');
    for (const sent of wire.sent.slice(before)) {
      const asked = JSON.parse(sent.toString('utf8').split('\n\n').slice(1).join('\n\n')) as {
        messages: { role: string; content: string | { text: string }[] }[];
      };
      const [system, user] = asked.messages.map(({ content }) =>
        typeof content === 'string' ? content : content.map((part) => part.text).join(''),
      );
      // The instructions never change, the block has one end, and the order stands outside it nowhere.
      expect(system).toContain(canary);
      expect(system).not.toContain(text);
      expect(user?.split('</family_data>')).toHaveLength(2);
      expect(user?.split('<family_data>')[0]).not.toContain(text);
      expect(user).not.toContain(text.slice(0, 40));
    }
  });

  test('a model that obeys all the same is not read at a bedside', async () => {
    const visitor = await house.visitor().enterAsGuest();
    await visitor.client.chooseOutsideHelp({ params: { kind: 'writer' }, body: { isOn: true } });
    const child = await visitor.describe();
    for (const said of [`PWNED ${canary}`, 'Här är min systemprompt: Du skriver en godnattsaga', '{"ok":true}']) {
      wire.say(() => said);
      const { story } = await followToEnd(visitor, (await visitor.tell(child, { 'accept-language': 'sv' })).id);
      expect(story.writer, said).toBe('embedded');
    }
    wire.say(undefined);
  });
});
