import type { Endpoints } from '@sagolykta/contract/endpoints';
import type { StoryWriterChoice } from '@sagolykta/contract/story-writer';
import type { Consents } from '../../ports/consents.ts';
import type { ModelWriter } from '../../ports/story-writer.ts';
import type { Operation } from '../operation.ts';
import { mayModelWrite } from './model-consent.ts';

export interface ChoicePorts {
  readonly modelWriter: ModelWriter | undefined;
  readonly consents: Consents;
}

export const getStoryWriter =
  (ports: ChoicePorts): Operation<Endpoints['getStoryWriter']> =>
  ({ familyId }) =>
    choiceOf(ports, familyId);

/** What is offered, and what the family has said to it. */
export async function choiceOf({ modelWriter, consents }: ChoicePorts, familyId: string): Promise<StoryWriterChoice> {
  if (modelWriter === undefined) return { model: null, isLocal: false, isOn: false };
  const { name, isLocal } = modelWriter;
  return { model: name, isLocal, isOn: await mayModelWrite(consents, familyId) };
}
