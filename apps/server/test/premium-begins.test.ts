import { describe, expect, test } from 'vitest';
import { databases, useHouse } from './support/house.ts';
import { lettersIn } from './support/outbox.ts';
import { paySandbox, turnCalendar } from './support/subscriber.ts';

describe.each(databases)('when Premium begins, on %s', (kind) => {
  const house = useHouse(kind);
  const confirmationsTo = async (email: string) =>
    (await lettersIn(house.config.dataDir)).filter(
      ({ to, text }) => to === email && /Subject: .*(avtal|agreement)/.test(text),
    );

  test('a letter confirms what was agreed to, once, with price, dates and how to change one’s mind', async () => {
    const visitor = house.visitor();
    const { email } = await visitor.register();
    expect(await confirmationsTo(email)).toEqual([]);
    await paySandbox(visitor);
    await Promise.all([visitor.client.syncSubscription(), visitor.client.syncSubscription()]);
    await house.composition.sweepSubscriptions();
    const [letter, ...others] = await confirmationsTo(email);
    expect(others).toEqual([]);
    for (const words of ['$9.99', '17 mars 2026', '24 mars 2026', 'Ångra avtalet', 'Avsluta', 'inga pengar dras']) {
      expect(letter?.text).toContain(words);
    }
    // Nor does a new month write again.
    await turnCalendar(visitor, 'trial-end');
    expect(await confirmationsTo(email)).toHaveLength(1);
  });

  test('in the language of the family', async () => {
    const visitor = house.visitor();
    const { email } = await visitor.register();
    await visitor.client.updatePreferences({ body: { language: 'en' } });
    await paySandbox(visitor);
    const [letter] = await confirmationsTo(email);
    for (const words of ['$9.99 a month', 'March 17, 2026', 'You may withdraw until March 24, 2026']) {
      expect(letter?.text).toContain(words);
    }
  });

  test('a guest has no address: the letter comes when there is one', async () => {
    const visitor = await house.visitor().enterAsGuest();
    await paySandbox(visitor);
    const { email } = await visitor.register();
    expect(await confirmationsTo(email)).toEqual([]);
    await house.composition.sweepSubscriptions();
    expect(await confirmationsTo(email)).toHaveLength(1);
  });

  test('narration is on at once, and stays off once a parent has switched it off', async () => {
    const visitor = await house.visitor().enterAsGuest();
    expect(await visitor.client.getUser()).toMatchObject({ voiceNarration: false });
    await paySandbox(visitor);
    expect(await visitor.client.getUser()).toMatchObject({ isSubscribed: true, voiceNarration: true });
    await visitor.client.updatePreferences({ body: { voiceNarration: false } });
    await visitor.client.syncSubscription();
    await turnCalendar(visitor, 'trial-end');
    expect(await visitor.client.getUser()).toMatchObject({ voiceNarration: false });
  });
});
