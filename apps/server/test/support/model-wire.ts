import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { LLMock } from '@copilotkit/aimock';

/** What may go wrong between us and a provider, or at the provider itself. */
export interface WireFault {
  /** Answered instead of the provider. */
  readonly status?: number;
  readonly headers?: Record<string, string>;
  /** Milliseconds before the first byte of an answer. */
  readonly silence?: number;
  /** The connection ends after so many bytes of the answer. */
  readonly cutAfter?: number;
  /** From this byte on, what comes is noise. */
  readonly noiseAfter?: number;
}

/** One frame of MP3, 26 milliseconds of silence: the head of a frame, and nothing in it. */
const silentFrame = Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x64]), Buffer.alloc(413)]);
/** So much silence that a browser can play. */
export const mp3Of = (frames: number) => Buffer.concat(Array.from({ length: frames }, () => silentFrame));
export const someMp3 = mp3Of(20);

export interface ModelWire {
  readonly url: string;
  /** Every byte that was sent to the provider, head and body, request by request. */
  readonly sent: Buffer[];
  /** The connections that were made at all. */
  readonly connections: () => number;
  /** What the model says from now on; without one it tells a proper story. */
  say: (tell: ((prompt: string) => string) | undefined, finishReason?: string) => void;
  /** What a speech model answers; some MP3. */
  sound: Buffer;
  /** What an image model answers; nothing until a test says what. */
  picture: Buffer;
  /** What happens to the requests from now on; {} for nothing. */
  fault: WireFault;
  readonly stop: () => Promise<void>;
}

/** A provider of language models on this machine, in the real wire formats, behind a wire that can be cut. */
export async function startModelWire(pace: { chunkSize?: number; latency?: number } = {}): Promise<ModelWire> {
  let tell: (prompt: string) => string = properStory;
  let finishReason: string | undefined;
  const provider = new LLMock({ port: 0, logLevel: 'silent', chunkSize: 40, ...pace });
  provider.on({ predicate: isAbout('image') }, () => ({ image: { b64Json: wire.picture.toString('base64') } }));
  provider.on({ predicate: isAbout('speech') }, () => ({ audio: wire.sound.toString('base64') }));
  provider.on({ predicate: () => true }, (asked) => ({
    content: tell(JSON.stringify(asked)),
    ...(finishReason === undefined ? {} : { finishReason }),
  }));
  await provider.start();

  const sent: Buffer[] = [];
  let connections = 0;
  let isStopped = false;
  const wire: ModelWire = {
    url: '',
    sent,
    connections: () => connections,
    say: (next, reason) => {
      tell = next ?? properStory;
      finishReason = reason;
    },
    sound: someMp3,
    picture: Buffer.alloc(0),
    fault: {},
    stop: async () => {
      isStopped = true;
      server.closeAllConnections();
      server.close();
      await provider.stop();
    },
  };
  const server = createServer((incoming, outgoing) => {
    void bytesOf(incoming).then((body) => {
      const head = `${incoming.method} ${incoming.url}\n${incoming.rawHeaders.join('\n')}\n\n`;
      sent.push(Buffer.concat([Buffer.from(head), body]));
      const { status, headers = {}, silence = 0 } = wire.fault;
      if (status !== undefined) return outgoing.writeHead(status, headers).end('{"error":{"message":"no"}}');
      const { fault } = wire;
      setTimeout(() => {
        // What was asked at the very end is answered by nobody.
        if (isStopped) outgoing.destroy();
        else forward(provider.url, { incoming, body }, { outgoing, fault });
      }, silence).unref();
    });
  });
  server.on('connection', () => {
    connections += 1;
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return Object.assign(wire, { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1` });
}

/** The mock says on each request which of its doors it came in at. */
function isAbout(door: 'speech' | 'image') {
  return (asked: object) => '_endpointType' in asked && asked._endpointType === door;
}

function forward(
  to: string,
  { incoming, body }: { incoming: IncomingMessage; body: Buffer },
  { outgoing, fault }: { outgoing: ServerResponse; fault: WireFault },
): void {
  const { authorization = '', 'x-api-key': key = '', 'anthropic-version': version = '' } = incoming.headers;
  const headers = {
    'content-type': 'application/json',
    'content-length': body.length,
    authorization,
    'x-api-key': key,
    'anthropic-version': version,
  };
  const asking = request(new URL(incoming.url ?? '/', to), { method: 'POST', headers, agent: false }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, { 'content-type': answer.headers['content-type'] ?? '' });
    let passed = 0;
    answer.on('data', (bytes: Buffer) => {
      passed += bytes.length;
      if (fault.noiseAfter !== undefined && passed > fault.noiseAfter) outgoing.write('data: {"broken\n\n');
      else outgoing.write(bytes);
      if (fault.cutAfter !== undefined && passed > fault.cutAfter) outgoing.destroy();
    });
    answer.on('end', () => outgoing.end());
  });
  asking.on('error', () => outgoing.destroy());
  outgoing.on('close', () => asking.destroy());
  asking.end(body);
}

async function bytesOf(incoming: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of incoming) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** The names that a prompt asks to have in the story. */
export function namesIn(prompt: string): string[] {
  const list = /must_appear\\*":\[(.*?)\]/.exec(prompt)?.[1] ?? '';
  return [...list.matchAll(/name\\*":\\*"(.*?)\\*"/g)].map(([, name = '']) => name);
}

/** A calm story of about 450 words with everybody in it, in the language of the prompt. */
function properStory(prompt: string): string {
  const isSwedish = prompt.includes('Du skriver en godnattsaga');
  const [child = '', ...others] = namesIn(prompt);
  const paragraphs = Array.from({ length: 9 }, (_, index) => {
    const name = others[index % Math.max(1, others.length)] ?? child;
    return isSwedish
      ? `Det var kväll och ${child} satt vid fönstret och såg på ${name}. Lampan var tänd, och på bordet låg en karta med ${index + 2} vikta hörn som ingen hade sett förut. De gick långsamt genom rummet, räknade stegen och hittade en liten ask av plåt som var ${child}s egen. Sedan blev det stilla igen, och gardinen rörde sig lite.`
      : `It was evening and ${child} sat at the window and looked at ${name}. The lamp was lit, and on the table there was a map with ${index + 2} folded corners that nobody had seen before. They went slowly through the room, counted the steps and found a small box of tin that was ${child}’s own. Then it was still again, and the curtain moved a little.`;
  });
  return `${isSwedish ? 'TITEL' : 'TITLE'}: ${isSwedish ? 'Asken under' : 'The box below'} ${child}\n\n${paragraphs.join('\n\n')}`;
}
