import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Bytes } from '@sagolykta/contract/endpoint';
import type { Route } from '@sagolykta/contract/route';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { rangeAsked } from './range.ts';

const brotli = promisify(brotliCompress);
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** What the contract's words come to. 'for-ever': the address has a version in it, so an answer stays true. */
const ages = {
  'for-ever': 'max-age=31536000, immutable',
  'a-day': 'max-age=86400',
  'an-hour': 'max-age=3600',
  'a-moment': 'max-age=120',
  'asked-each-time': 'no-cache',
} as const;

/** Kept by the browser as long as the contract says, and by any cache on the way where it is nobody's in particular. */
export function cacheControl({ access, cache }: Route): string {
  const whose = access === 'public' ? 'public' : 'private';
  return cache === undefined ? 'no-store' : `${whose}, ${ages[cache]}`;
}

/** A picture, a sound, a file. */
export async function sendBytes(request: FastifyRequest, reply: FastifyReply, { type, content, fileName }: Bytes) {
  reply.type(type);
  // Opened by itself, the document may do nothing at all; in a page it is a picture anyway.
  reply.header('Content-Security-Policy', "default-src 'none'; sandbox");
  if (fileName !== undefined) reply.header('Content-Disposition', `attachment; filename="${fileName}"`);
  if (typeof content !== 'string' && !(content instanceof Uint8Array)) return reply.send(Readable.from(content));
  const whole = Buffer.from(content);
  if (type.startsWith('audio/')) return sendPart(request, reply, whole);

  const etag = `"${createHash('sha256').update(whole).digest('base64url').slice(0, 22)}"`;
  reply.header('ETag', etag);
  if (typeof content === 'string') reply.header('Vary', 'Accept-Encoding');
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  if (typeof content !== 'string' || !/\bbr\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(whole);
  return reply.header('Content-Encoding', 'br').send(await brotli(whole, quick));
}

/** In parts too: Safari plays nothing that it cannot ask for in parts. */
function sendPart(request: FastifyRequest, reply: FastifyReply, sound: Buffer) {
  reply.header('Accept-Ranges', 'bytes');
  const range = rangeAsked(request.headers.range, sound.length);
  if (range === undefined) return reply.send(sound);
  if (range === null) return reply.code(416).header('Content-Range', `bytes */${sound.length}`).send();
  const { first, last } = range;
  reply.code(206).header('Content-Range', `bytes ${first}-${last}/${sound.length}`);
  return reply.send(sound.subarray(first, last + 1));
}
