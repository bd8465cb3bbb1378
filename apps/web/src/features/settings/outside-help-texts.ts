import type { HelpKind } from '@sagolykta/contract/outside-help';
import { texts } from '../../shared/messages/language.tsx';

interface HelpTexts {
  readonly label: string;
  /** What is sent to whom, before it is agreed to. */
  readonly hint: (name: string, host: string) => string;
  readonly hintLocal: (name: string) => string;
}

type Kinds = Readonly<Record<HelpKind, HelpTexts>>;

export const outsideHelpTexts = texts({
  sv: {
    painter: {
      label: 'Låt en bildmodell måla',
      hint: (model, host) =>
        `${model} hos ${host} får veta vad bilderna ska visa och hur alla i dem ser ut (hår, hud och kläder), men inga namn. Våra egna bilder finns där från början, och de målade tar över när de är klara.`,
      hintLocal: (model) =>
        `${model} körs på samma dator som Sagolykta. Våra egna bilder finns där från början, och de målade tar över när de är klara.`,
    },
    voice: {
      label: 'Låt en röst utifrån läsa',
      hint: (voice, host) =>
        `Sagan skickas som den står, med barnets namn och alla andra namn i den, till ${host}, där rösten ${voice} läser. Är det avslaget läser enhetens egen röst, och inget skickas.`,
      hintLocal: (voice) =>
        `${voice} körs på samma dator som Sagolykta, så ingen annan får sagan. Svarar den inte läser enhetens egen röst.`,
    },
    writer: {
      label: 'Låt en språkmodell skriva',
      hint: (model, host) =>
        `${model} hos ${host} får sagans handling, med påhittade namn i stället för era. Säger den nej eller dröjer den, berättar vi själva.`,
      hintLocal: (model) =>
        `${model} körs på samma dator som Sagolykta, och får ändå bara påhittade namn. Dröjer den, berättar vi själva.`,
    },
  } satisfies Kinds,
  en: {
    painter: {
      label: 'Let an image model paint',
      hint: (model, host) =>
        `${model} at ${host} is told what the pictures show and how everyone in them looks (hair, skin and clothes), but no names. Our own pictures are there from the start, and the painted ones take over when they are ready.`,
      hintLocal: (model) =>
        `${model} runs on the same machine as Sagolykta. Our own pictures are there from the start, and the painted ones take over when they are ready.`,
    },
    voice: {
      label: 'Let an outside voice read',
      hint: (voice, host) =>
        `The story is sent as it stands, with your child’s name and every other name in it, to ${host}, where the voice ${voice} reads it. While this is off, the device’s own voice reads and nothing is sent.`,
      hintLocal: (voice) =>
        `${voice} runs on the same machine as Sagolykta, so nobody else gets the story. If it does not answer, the device’s own voice reads.`,
    },
    writer: {
      label: 'Let a language model write',
      hint: (model, host) =>
        `${model} at ${host} is given the plot, with made-up names instead of yours. If it refuses or is slow, our own storyteller tells the story.`,
      hintLocal: (model) =>
        `${model} runs on the same machine as Sagolykta, and still only gets made-up names. If it is slow, our own storyteller tells the story.`,
    },
  } satisfies Kinds,
});
