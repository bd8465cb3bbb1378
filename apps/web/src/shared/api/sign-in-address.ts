import { addressOf } from '@sagolykta/contract/client';
import { pageRoutes } from '@sagolykta/contract/page-routes';

/** The sign-in page, which leads back to this address of ours. */
export function signInAddress(returnTo: string): string {
  return addressOf(pageRoutes.showSignIn.path, {}, { returnTo });
}
