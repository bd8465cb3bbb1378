import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { onlyNameAndAge } from '@sagolykta/domain/child-profile';
import { type Language, languages } from '@sagolykta/domain/language';
import { ownLibrary } from '@sagolykta/library/own-library';
import { afterAll, describe, expect, test } from 'vitest';
import { canary, promptVersion, storyPrompt } from '../src/adapters/story-writer/prompts/story-2.ts';
import { disguise } from '../src/adapters/story-writer/stand-ins.ts';
import { understoodWish } from '../src/adapters/story-writer/understood-wish.ts';
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

const asked: Readonly<Record<Language, string>> = {
  sv: 'en fyr som är rädd för havet, med Elsa',
  en: 'a lighthouse that is afraid of the sea, with Elsa',
};

test.each(languages.flatMap((language) => [[language, 'retell'] as const, [language, 'invent'] as const]))(
  'the request in %s, to %s, is word for word what was reviewed',
  (language, kind) => {
    const brief = {
      language,
      profile,
      elements: ['pet', 'bestFriend', 'school'] as const,
      theme: kind === 'invent' ? asked[language] : null,
      calledName: 'mamma',
      season: 'winter' as const,
      avoid: ['spindlar'],
    };
    const disguised = disguise(brief);
    const plot = { premise: 'The premise.', title: 'The title', text: 'One.\n\nTwo.' };
    const { system, prompt } = storyPrompt(
      kind === 'retell'
        ? { ...disguised, plot, wish: null }
        : { ...disguised, plot: null, wish: understoodWish(disguised.brief, ownLibrary()) },
    );
    const file = join(import.meta.dirname, 'golden', `${promptVersion}-${kind}.${language}.txt`);
    const whole = `${system}\n\n--------\n\n${prompt}\n`;
    if (process.env.UPDATE_GOLDEN !== undefined) writeFileSync(file, whole);
    expect(whole).toBe(readFileSync(file, 'utf8'));
  },
);

/** What the model was told last: the user's part of the request. */
function lastAsked(): string {
  const body = wire.sent.at(-1)?.toString('utf8').split('\n\n').slice(1).join('\n\n') ?? '';
  const { messages } = JSON.parse(body) as { messages: { content: string | { text: string }[] }[] };
  const user = messages[1]?.content ?? '';
  return typeof user === 'string' ? user : user.map(({ text }) => text).join('');
}

describe('a wish, with a model switched on', () => {
  const house = useModelHouse('sqlite', wire, { deadlines: { firstWord: 5_000, whole: 10_000 } });

  test.each([
    ['sv', 'en blåval som är rädd för att bada', 'en blåval', 'afraid-of'],
    ['en', 'a wardrobe that has lost its key', 'a wardrobe', 'has-lost'],
    [
      'en',
      'a lighthouse that is afraid of the sea and wants so very much to see the mountains instead',
      'a lighthouse',
      'sea',
    ],
    ['sv', 'en kastrull', 'en kastrull', 'kind'],
  ] as const)('%s: “%s” is the model’s own to find, by our understanding', async (language, theme, called, also) => {
    const visitor = await house.visitor().enterAsGuest();
    await visitor.client.chooseOutsideHelp({ params: { kind: 'writer' }, body: { isOn: true } });
    const child = await visitor.describe();
    const begun = await visitor.client.generateStory({
      body: { childProfileId: child.id, selectedAttributes: [], theme, language },
    });
    await followToEnd(visitor, begun.id);
    const user = lastAsked();
    expect(user).not.toContain('<plot>');
    expect(user).toContain(`"theme":${JSON.stringify(theme)}`);
    expect(user).toContain(`"called":"${called}"`);
    expect(user).toContain(also);
  });

  test('a wish that a plot of ours is about is told by that plot', async () => {
    const visitor = await house.visitor().enterAsGuest();
    await visitor.client.chooseOutsideHelp({ params: { kind: 'writer' }, body: { isOn: true } });
    const child = await visitor.describe();
    const begun = await visitor.client.generateStory({
      body: { childProfileId: child.id, selectedAttributes: [], theme: 'a dragon', language: 'en' },
    });
    await followToEnd(visitor, begun.id);
    expect(lastAsked()).toContain('<plot>');
    expect(lastAsked()).not.toContain('"wish"');
  });
});

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
