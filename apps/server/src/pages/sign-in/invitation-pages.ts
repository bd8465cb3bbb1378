import { pageRoutes } from '@sagolykta/contract/page-routes';
import type { MemberRole } from '@sagolykta/domain/family-sharing';
import type { Language } from '@sagolykta/domain/language';
import type { DeadLink } from '../../features/family-sharing/accept-invitation.ts';
import { html } from '../markup.ts';
import { invitationTexts } from './invitation-texts.ts';
import { layout } from './layout.ts';
import { signInTexts } from './texts.ts';

interface Invited {
  readonly language: Language;
  readonly token: string;
  readonly role: MemberRole;
  /** What the one who invites is called. */
  readonly owner: string | null;
  /** Of the account that is signed in here; null for nobody. */
  readonly email: string | null;
}

/** Who invites, and to what. Of the children it tells nothing: a link may go astray. */
export function invitationPage({ language, token, role, owner, email }: Invited): string {
  const texts = invitationTexts[language];
  const { showSignIn, acceptInvitation, showInvitation } = pageRoutes;
  const back = `${showInvitation.path}?token=${encodeURIComponent(token)}&lang=${language}`;
  const signIn = `${showSignIn.path}?lang=${language}&returnTo=${encodeURIComponent(back)}`;
  const step =
    email === null
      ? html`<p>${texts.first}</p>
<p><a class="lamp" href="${signIn}">${texts.signIn}</a></p>`
      : html`<form method="post" action="${acceptInvitation.path}">
<input type="hidden" name="lang" value="${language}">
<input type="hidden" name="token" value="${token}">
<button class="lamp">${texts.accept}</button>
</form>
<p class="muted">${texts.as(email)}</p>`;
  return layout(
    {
      texts: signInTexts[language],
      language,
      title: texts.title,
      query: `token=${encodeURIComponent(token)}`,
      path: showInvitation.path,
    },
    html`<section class="card" aria-labelledby="title"><h1 id="title">${texts.invites(owner)}</h1>
<p class="lead">${texts.to[role]}</p>
${step}</section>`,
  );
}

/** Why there is nothing behind the link, or nobody is told. */
export type DeadInvitation = DeadLink | 'too-many';

export function deadInvitationPage(language: Language, why: DeadInvitation, token: string): string {
  const texts = invitationTexts[language];
  const { title, lead } = texts.dead[why];
  return layout(
    {
      texts: signInTexts[language],
      language,
      title,
      query: `token=${encodeURIComponent(token)}`,
      path: pageRoutes.showInvitation.path,
    },
    html`<section class="card" aria-labelledby="title"><h1 id="title">${title}</h1>
<p class="lead">${lead}</p>
<p><a href="/">${texts.onward}</a></p></section>`,
  );
}
