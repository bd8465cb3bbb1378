import { hash } from 'node:crypto';
import { pageRoutes } from '@sagolykta/contract/page-routes';
import type { Language } from '@sagolykta/domain/language';

/** The link holds 256 random bits; only their hash is kept. */
export function invitationHash(token: string): string {
  return hash('sha256', token, 'base64url');
}

export function invitationLink(publicAddress: string, token: string, language: Language): string {
  return `${publicAddress}${pageRoutes.showInvitation.path}?token=${token}&lang=${language}`;
}
