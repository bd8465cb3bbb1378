import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

type Json = Record<string, unknown>;
interface Options {
  readonly challenge: string;
}

/** A passkey in a test's hand: makes and signs as a phone does, for the page at this address. */
export class Authenticator {
  readonly id = randomBytes(32);
  counter = 0;
  readonly #origin: string;
  readonly #privateKey: KeyObject;
  readonly #cosePublicKey: Buffer;

  constructor(origin: string) {
    this.#origin = origin;
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    this.#privateKey = privateKey;
    this.#cosePublicKey = cbor(
      new Map<number, unknown>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]),
    );
  }

  register(options: unknown): Json {
    const credential = Buffer.concat([Buffer.alloc(16), uint16(this.id.length), this.id, this.#cosePublicKey]);
    const authData = this.#authenticatorData(0x45, credential);
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ]);
    return this.#response({
      clientDataJSON: this.#clientData('webauthn.create', options as Options).toString('base64url'),
      attestationObject: cbor(attestation).toString('base64url'),
      transports: ['internal'],
    });
  }

  enter(options: unknown): Json {
    const authData = this.#authenticatorData(0x05);
    const clientData = this.#clientData('webauthn.get', options as Options);
    const signed = Buffer.concat([authData, createHash('sha256').update(clientData).digest()]);
    return this.#response({
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: authData.toString('base64url'),
      signature: sign('sha256', signed, this.#privateKey).toString('base64url'),
    });
  }

  #response(response: Json): Json {
    const id = this.id.toString('base64url');
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  }

  #clientData(type: string, { challenge }: Options): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.#origin, crossOrigin: false }));
  }

  #authenticatorData(flags: number, more: Buffer = Buffer.alloc(0)): Buffer {
    this.counter += 1;
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    const site = createHash('sha256').update(new URL(this.#origin).hostname).digest();
    return Buffer.concat([site, Buffer.from([flags]), counter, more]);
  }
}

function uint16(number: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(number);
  return bytes;
}

/** As much of CBOR as a passkey speaks: numbers, text, bytes and maps. */
function cbor(value: unknown): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  if (value instanceof Map) return Buffer.concat([head(5, value.size), ...[...value].flat().map(cbor)]);
  throw new Error('A passkey does not speak of that');
}

function head(major: number, number: number): Buffer {
  if (number < 24) return Buffer.from([(major << 5) | number]);
  if (number < 256) return Buffer.from([(major << 5) | 24, number]);
  return Buffer.concat([Buffer.from([(major << 5) | 25]), uint16(number)]);
}
