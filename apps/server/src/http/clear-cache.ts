import type { FastifyReply } from 'fastify';

/** The browser lets go of what it was told to keep for ever: photos and pictures of whoever was here. */
export function clearCache(reply: FastifyReply): void {
  reply.header('Clear-Site-Data', '"cache"');
}
