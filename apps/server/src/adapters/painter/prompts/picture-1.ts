import type { Scene } from '@sagolykta/domain/scene';
import { type CastRole, castRoles } from '@sagolykta/domain/scene-words';
import type { Commission } from '../../../ports/painter.ts';
import { describePerson, describePet } from './look-words.ts';
import { castWords, lightWords, plain, poseWords, spotWords, timeWords, weatherWords } from './scene-words.ts';

const style =
  'Style: a paper collage for a bedtime picture book. Layers of matte cut paper with soft torn edges, one warm source of light, deep calm colours round it. Quiet, kind and a little sleepy. Nothing frightening, nobody hurt, no weapons. Fully dressed people. No writing, letters, numbers, signs, logos, frames or borders. Nobody who exists, and no known character.';

/** What an image model is told: the illustrator's own plan in plain words, and who looks how. Nothing in it was ever typed by a family. */
export function picturePrompt({ scenes, index, looks }: Commission): string {
  const scene = scenes[index];
  if (scene === undefined) throw new RangeError('No such picture');
  const roles = castRoles.filter((role) => scenes.some(({ figures }) => figures.some(({ who }) => who === role)));
  const sheet = roles.map((role) => `- ${castWords[role]}: ${lookOf(role, looks)}`);
  return [
    'One wide picture for a bedtime story.',
    style,
    ...(sheet.length === 0 ? [] : [`Who they are, the same in every picture of this story:\n${sheet.join('\n')}`]),
    `In this picture:\n${stageOf(scene)
      .map((line) => `- ${line}`)
      .join('\n')}`,
    'Show nobody who is not named under "In this picture".',
  ].join('\n\n');
}

function lookOf(role: CastRole, looks: Commission['looks']): string {
  return role === 'pet' ? describePet(looks.pet) : describePerson(role, looks[role] ?? looks.child);
}

function stageOf({ world, season, time, weather, light, figures, props }: Scene): string[] {
  const place = `Place: ${plain(world)}, ${season}, ${timeWords[time]}, ${weatherWords[weather]}.`;
  const people = figures.map(({ who, pose, at }) => `${nameOf(who)}, ${poseWords[pose]}, ${spotWords[at]}.`);
  const things = props.length === 0 ? [] : [`Things: ${props.map(plain).join(', ')}.`];
  return [place, `Light: ${lightWords[light]}.`, ...people, ...things];
}

function nameOf(who: Scene['figures'][number]['who']): string {
  return isCast(who) ? castWords[who] : plain(who);
}

function isCast(who: string): who is CastRole {
  return (castRoles as readonly string[]).includes(who);
}
